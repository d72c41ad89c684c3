import type { Locale } from '@/lib/domain/locale';

export interface DeviceCallables {
  /**
   * Has the caller told of their own orders on the browser of this push token; with `newOrders`, which is for the
   * store's people, of everybody's new orders too. A token is its last registrant's alone.
   */
  registerDevice: {
    request: { storeId: string; token: string; locale: Locale; newOrders?: boolean };
    response: { ok: true };
  };
  /** Ends that; for a token that is not the caller's it does nothing. */
  forgetDevice: { request: { storeId: string; token: string }; response: { ok: true } };
}
