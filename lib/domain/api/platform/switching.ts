/** Going from one store's admin to another's, on another host, without a second login. */
export interface SwitchingCallables {
  /**
   * A code that enters the named store's admin once, within a minute. `origin` is where it may be used and nowhere else; null
   * where a code would not be safe, so that the person logs in there.
   */
  beginSwitch: {
    request: { storeId: string };
    response: { entry: { origin: string; code: string } | null };
  };
  /** The token for Auth in exchange for a code; each code works once. */
  finishSwitch: { request: { storeId: string; code: string }; response: { token: string } };
}
