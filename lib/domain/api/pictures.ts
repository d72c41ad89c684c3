import type { Look } from '@/lib/domain/pictures/picture';

export interface PictureCallables {
  /**
   * Opens an upload of exactly `bytes` bytes, which the caller named `upload` and the page at `origin` sends by one PUT to the
   * address that is answered. Nobody reads it there; `keepPicture` or `keepPhoto` inspects it.
   */
  beginUpload: {
    request: { storeId: string; look: Look; upload: string; bytes: number; origin: string };
    response: { url: string };
  };
  /**
   * Looks into what the caller uploaded as `upload`, draws it anew and keeps it in `folder` of the store; the same
   * upload is kept once. Sizes are pixels.
   */
  keepPicture: {
    request: { storeId: string; folder: string; upload: string };
    response: { path: string; width: number; height: number };
  };
  /** The same for a profile photo of the caller's, a square. */
  keepPhoto: { request: { storeId: string; upload: string }; response: { path: string } };
}
