import type { Locale, LocalizedText } from '@/lib/domain/locale';

/** What owners do with their store as a whole. */
export interface LeavingCallables {
  /**
   * A one-time ticket for `GET {functions}/apiPeople/export/{ticket}`, which sends the whole store as a file. It is valid until
   * `expiresAt`, milliseconds since the epoch.
   */
  beginStoreExport: {
    request: { storeId: string };
    response: { ticket: string; expiresAt: number };
  };
  /** Pauses the shop or opens it again; `note` is shown while it is paused. */
  saveTrading: {
    request: { storeId: string; state: 'open' | 'paused'; note: LocalizedText };
    response: { ok: true };
  };
  /** What would end with the store; counts, at most `MOST_COUNTED` each. */
  readClosing: {
    request: { storeId: string };
    response: { orders: number; giftCards: number; hasPlan: boolean; domain: string };
  };
  /** Closes the shop, and removes the store after the waiting period; `name` is the store's name as the owner typed it. */
  closeStore: { request: { storeId: string; name: string }; response: { endsAt: number } };
  /** Asks somebody by e-mail to take the store over; `stays`: the caller stays in the staff afterwards. */
  handOverStore: {
    request: { storeId: string; email: string; name: string; stays: boolean; locale: Locale };
    response: { ok: true };
  };
  cancelHandover: { request: { storeId: string }; response: { ok: true } };
  /** Undoes the closing within the waiting period. */
  reopenStore: { request: { storeId: string }; response: { ok: true } };
}
