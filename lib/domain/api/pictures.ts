import type { Look } from '@/lib/domain/pictures/picture';

export interface PictureCallables {
  /**
   * Opens an upload of exactly `bytes` bytes under the caller's name `upload`; the page at `origin` sends it by one PUT
   * to the returned address. Nobody can read it there; `keepPicture` or `keepPhoto` inspects it.
   */
  beginUpload: {
    request: { storeId: string; look: Look; upload: string; bytes: number; origin: string };
    response: { url: string };
  };
  /**
   * Inspects the caller's upload `upload`, re-encodes it and stores it in `folder` of the store; a retry stores nothing
   * twice. Sizes are pixels.
   */
  keepPicture: {
    request: { storeId: string; folder: string; upload: string };
    response: { path: string; width: number; height: number };
  };
  /**
   * Fetches the picture at `url` from another shop, only over https and from a public address. Inspects it like an
   * upload and stores it for an imported product; the same address is stored once.
   */
  fetchPicture: {
    request: { storeId: string; url: string };
    response: { path: string; width: number; height: number };
  };
  /** Like `keepPicture`, for a review: only the caller sees it until `submitReview` names the upload. */
  keepReviewPicture: { request: { storeId: string; upload: string }; response: { ok: true } };
  /** Like `keepPicture`, for the caller's profile photo, cropped to a square. */
  keepPhoto: { request: { storeId: string; upload: string }; response: { path: string } };
}
