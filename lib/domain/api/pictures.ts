export interface PictureCallables {
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
