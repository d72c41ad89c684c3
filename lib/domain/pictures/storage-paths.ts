import type { StoreId } from '@/lib/domain/ids';

/** Where pictures lie in Firebase Storage; `id` is the client's key of the upload. */
export const storagePaths = {
  /** Everything that waits to be looked into: nobody reads it. */
  uploads: () => 'uploads/',
  uploadsOf: (uid: string) => `uploads/${uid}/`,
  upload: (uid: string, id: string) => `uploads/${uid}/${id}`,
  /** `folder` as `products/board-1`. */
  storePicture: (store: StoreId, folder: string, id: string) => `stores/${store}/${folder}/${id}.webp`,
  /** A board's drawing and its picture, named by an id that nobody can guess. */
  design: (store: StoreId, id: string) => `stores/${store}/designs/${id}.svg`,
  designProof: (store: StoreId, id: string) => `stores/${store}/designs/${id}.png`,
  /** Pictures that a shopper puts on boards: theirs alone. */
  designPictures: () => 'designPictures/',
  designPicturesOf: (uid: string) => `designPictures/${uid}/`,
  designPicturesIn: (store: StoreId, uid: string) => `designPictures/${uid}/${store}/`,
  designPicture: (store: StoreId, uid: string, id: string) => `designPictures/${uid}/${store}/${id}.jpg`,
  /** A design's own copies of them, by field, which live as long as it does: functions alone read them. */
  designFiles: (store: StoreId, id: string) => `stores/${store}/designFiles/${id}/`,
  designFile: (store: StoreId, id: string, field: string) => `stores/${store}/designFiles/${id}/${field}.jpg`,
  /** What shows that a transfer was made: functions alone read it. */
  transferReceipt: (store: StoreId, orderId: string, id: string) =>
    `stores/${store}/receipts/${orderId}/${id}.jpg`,
  profilePhotos: (uid: string) => `users/${uid}/`,
  profilePhoto: (uid: string, id: string) => `users/${uid}/${id}.jpg`,
} as const;
