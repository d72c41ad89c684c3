import type { SupportHours } from '@/lib/domain/platform/support-access';

/** An operator looks into a store, with an owner's consent and for a time; see `SupportAccess`. */
export interface SupportCallables {
  /**
   * Asks a store's owners to let the calling operator in; they get a mail. Asking again replaces the reason. Fails with
   * `store-not-found`, `support-running`.
   */
  askForSupport: { request: { storeId: string; reason: string }; response: { ok: true } };
  /** An owner lets the operator in until `until`, milliseconds since the epoch. Fails with `support-gone`. */
  allowSupport: {
    request: { storeId: string; uid: string; hours: SupportHours };
    response: { until: number };
  };
  /** An owner refuses a request, or ends the access at once. One that is over is no error. */
  endSupport: { request: { storeId: string; uid: string }; response: { ok: true } };
  /**
   * A code that enters the store's admin once, within a minute, at `origin` and nowhere else; null where the store has no
   * platform host. Fails with `support-gone`, `login-required`.
   */
  enterStore: {
    request: { storeId: string };
    response: { entry: { origin: string; code: string } | null };
  };
}
