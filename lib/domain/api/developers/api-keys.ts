import type { ApiScope } from '@/lib/domain/rest/api-key';

/** Keys of the store's REST API; owners only. */
export interface ApiKeyCallables {
  /** `keyId` is made by the form. Only this answer contains the key. */
  createApiKey: {
    request: { storeId: string; keyId: string; name: string; scopes: readonly ApiScope[] };
    response: { key: string };
  };
  revokeApiKey: { request: { storeId: string; keyId: string }; response: { ok: true } };
}
