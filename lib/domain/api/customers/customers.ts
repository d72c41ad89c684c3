/** What the store's people keep of those who buy. */
export interface CustomerCallables {
  saveCustomerTags: {
    request: { storeId: string; customerId: string; tags: readonly string[] };
    response: { ok: true };
  };
  /** The same key stores it once. */
  addCustomerNote: {
    request: { storeId: string; customerId: string; key: string; text: string };
    response: { id: string };
  };
  /** Before customers leave as a file. */
  recordCustomerExport: { request: { storeId: string }; response: { ok: true } };
}
