import type { PageContent } from '@/lib/domain/own-pages/own-page';

interface OwnPageRequest {
  readonly storeId: string;
  /** Chosen by the editor; `saveOwnPage` creates the page if it does not exist. */
  readonly id: string;
  /**
   * `updatedAt` (ms) of the page that the editor loaded, 0 for a new one; a newer one fails with `edited-meanwhile`.
   */
  readonly seen: number;
}

export interface SaveOwnPageRequest extends OwnPageRequest {
  readonly content: PageContent;
}

export interface PublishOwnPageRequest extends OwnPageRequest {
  /** When shoppers see it, milliseconds; with a future `from`, the live version stays until then. */
  readonly from: number | null;
  readonly to: number | null;
}

export interface OwnPageCallables {
  /** Saves the draft, which no shopper sees. The response holds the stored version: without scripts, with its slugs. */
  saveOwnPage: {
    request: SaveOwnPageRequest;
    response: { readonly updatedAt: number; readonly content: PageContent };
  };
  /** Publishes the stored draft and adds it to the versions. */
  publishOwnPage: { request: PublishOwnPageRequest; response: { readonly updatedAt: number } };
  /** Takes the page offline, with anything scheduled; its draft and versions stay. */
  unpublishOwnPage: { request: OwnPageRequest; response: { readonly updatedAt: number } };
  /** Deletes the page with its versions. */
  deleteOwnPage: { request: OwnPageRequest; response: { readonly ok: true } };
}
