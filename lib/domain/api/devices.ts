import type { Locale } from '@/lib/domain/locale';

export interface DeviceCallables {
  /**
   * Turns on push about the caller's own orders for the browser of this token; with `newOrders`, for the
   * store's people, about all new orders too. A token belongs to its last registrant alone.
   */
  registerDevice: {
    request: { storeId: string; token: string; locale: Locale; newOrders?: boolean };
    response: { ok: true };
  };
  /** Ends that; for a token that is not the caller's it does nothing. */
  forgetDevice: { request: { storeId: string; token: string }; response: { ok: true } };
}
