import type { LocalizedText } from '@/lib/domain/locale';
import type { RedirectChange } from '@/lib/domain/redirects/redirect';
import type { CustomDomain } from '@/lib/domain/store/custom-domain';
import type { SettingEdits } from '@/lib/domain/store/editing/setting-edits';
import type { StorePageId } from '@/lib/domain/store/store-page';

/** Only the parts that are present change. */
export interface SaveStoreSettingRequest extends Partial<SettingEdits> {
  readonly storeId: string;
  /** The newest `savedAt` (ms) of these parts that the form showed; a newer one fails with `edited-meanwhile`. */
  readonly seen: number;
}

export interface SavePageRequest {
  readonly storeId: string;
  readonly page: StorePageId;
  /** Rich text as HTML; the server removes whatever is not allowed. */
  readonly body: LocalizedText;
  /** `updatedAt` (ms) of the version that the editor loaded, 0 for a page never saved. */
  readonly seen: number;
}

export interface StoreCallables {
  saveStoreSetting: { request: SaveStoreSettingRequest; response: { savedAt: number } };
  savePage: { request: SavePageRequest; response: { updatedAt: number; body: LocalizedText } };
  /** An empty `domain` removes the store's own domain. */
  saveCustomDomain: { request: { storeId: string; domain: string }; response: { ok: true } };
  /** Saves all or nothing. `count` is the resulting number of redirects. */
  saveRedirects: { request: RedirectChange & { readonly storeId: string }; response: { count: number } };
  checkCustomDomain: { request: { storeId: string }; response: Pick<CustomDomain, 'state' | 'problem'> };
}
