import type { Locale } from '@/lib/domain/locale';

export interface DeviceCallables {
  /**
   * Enables push for the browser with this token: about the caller's own orders and, with `newOrders`, about all new
   * orders for staff. A token belongs to its last registrant only.
   */
  registerDevice: {
    request: { storeId: string; token: string; locale: Locale; newOrders?: boolean };
    response: { ok: true };
  };
  /** Disables push; does nothing for another user's token. */
  forgetDevice: { request: { storeId: string; token: string }; response: { ok: true } };
}
