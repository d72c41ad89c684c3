import type { Look } from '@/lib/domain/pictures/picture';

export interface PictureCallables {
  /**
   * Opens an upload of exactly `bytes` bytes, which the caller named `upload`; the page at `origin` sends it
   * by one PUT to the returned address. Nobody can read it there; `keepPicture` or `keepPhoto` inspects it.
   */
  beginUpload: {
    request: { storeId: string; look: Look; upload: string; bytes: number; origin: string };
    response: { url: string };
  };
  /**
   * Inspects the caller's upload `upload`, re-encodes it and stores it in `folder` of the store; the same
   * upload is stored once. Sizes are pixels.
   */
  keepPicture: {
    request: { storeId: string; folder: string; upload: string };
    response: { path: string; width: number; height: number };
  };
  /**
   * Fetches the picture at `url` from another shop, over https from a public address alone, inspects it as an upload
   * and stores it for an imported product; the same address is stored once.
   */
  fetchPicture: {
    request: { storeId: string; url: string };
    response: { path: string; width: number; height: number };
  };
  /** What `keepPicture` does, for a profile photo of the caller's, a square. */
  keepPhoto: { request: { storeId: string; upload: string }; response: { path: string } };
}
