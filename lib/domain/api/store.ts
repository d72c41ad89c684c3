import type { LocalizedText } from '@/lib/domain/locale';
import type { RedirectChange } from '@/lib/domain/redirects/redirect';
import type { CustomDomain } from '@/lib/domain/store/custom-domain';
import type { SettingEdits } from '@/lib/domain/store/editing/setting-edits';
import type { StorePageId } from '@/lib/domain/store/store-page';

/** Only the parts that are present change. */
export interface SaveStoreSettingRequest extends Partial<SettingEdits> {
  readonly storeId: string;
  /** The newest `savedAt` (ms) of these parts that the form showed; a newer one refuses with `edited-meanwhile`. */
  readonly seen: number;
}

export interface SavePageRequest {
  readonly storeId: string;
  readonly page: StorePageId;
  /** Rich text as HTML; whatever is not allowed in it is taken out. */
  readonly body: LocalizedText;
  /** `updatedAt` (ms) of the version that the editor loaded, 0 for a page never saved. */
  readonly seen: number;
}

export interface StoreCallables {
  saveStoreSetting: { request: SaveStoreSettingRequest; response: { savedAt: number } };
  savePage: { request: SavePageRequest; response: { updatedAt: number; body: LocalizedText } };
  /** An empty `domain` gives the store's own address up. */
  saveCustomDomain: { request: { storeId: string; domain: string }; response: { ok: true } };
  /** All of it is saved or nothing. `count` is how many redirects there are then. */
  saveRedirects: { request: RedirectChange & { readonly storeId: string }; response: { count: number } };
  checkCustomDomain: { request: { storeId: string }; response: Pick<CustomDomain, 'state' | 'problem'> };
}
