export interface StoreCallables {
  saveStoreSetting: {
    request: { storeId: string; primaryColor?: string; secondaryColor?: string };
    response: { ok: true };
  };
}
