import type { StoreId } from '@/lib/domain/ids';

/** Folders of a store with what shoppers sent or had drawn, which the plan of the store does not bound. */
const SHOPPERS_FOLDERS = ['designs/', 'designFiles/', 'receipts/', 'returnPhotos/', 'reviews/'] as const;

/** Whether a path below `stores/{store}/` holds a picture that the store's people chose. */
export function isOwnPicture(store: StoreId, path: string): boolean {
  const folder = storagePaths.store(store);
  const below = path.slice(folder.length);
  return path.startsWith(folder) && !SHOPPERS_FOLDERS.some((shoppers) => below.startsWith(shoppers));
}

/** The paths of pictures in Firebase Storage; `id` is the client's key of the upload. */
export const storagePaths = {
  /** Uploads waiting for inspection; nobody can read them. */
  uploads: () => 'uploads/',
  uploadsOf: (uid: string) => `uploads/${uid}/`,
  upload: (uid: string, id: string) => `uploads/${uid}/${id}`,
  /** Everything of a store that lies in its own folder. */
  store: (store: StoreId) => `stores/${store}/`,
  /** `folder` is for example `products/board-1`. */
  storePicture: (store: StoreId, folder: string, id: string) => `stores/${store}/${folder}/${id}.webp`,
  /** A board's drawing and its picture, under an unguessable id. */
  design: (store: StoreId, id: string) => `stores/${store}/designs/${id}.svg`,
  designProof: (store: StoreId, id: string) => `stores/${store}/designs/${id}.png`,
  /** A shopper's pictures for boards, private to the shopper. */
  designPictures: () => 'designPictures/',
  designPicturesOf: (uid: string) => `designPictures/${uid}/`,
  designPicturesIn: (store: StoreId, uid: string) => `designPictures/${uid}/${store}/`,
  designPicture: (store: StoreId, uid: string, id: string) => `designPictures/${uid}/${store}/${id}.jpg`,
  /** A design's own copies of these, by field, stored as long as the design; only functions can read them. */
  designFiles: (store: StoreId, id: string) => `stores/${store}/designFiles/${id}/`,
  designFile: (store: StoreId, id: string, field: string) => `stores/${store}/designFiles/${id}/${field}.jpg`,
  /** A transfer's receipt; only functions can read it. */
  transferReceipt: (store: StoreId, orderId: string, id: string) =>
    `stores/${store}/receipts/${orderId}/${id}.jpg`,
  /** A shopper's photos of a return, by order; only functions can read them. */
  returnPhotos: (store: StoreId, orderId: string) => `stores/${store}/returnPhotos/${orderId}/`,
  returnPhoto: (store: StoreId, orderId: string, id: string) =>
    `stores/${store}/returnPhotos/${orderId}/${id}.jpg`,
  /** Pictures for an unsent review, private to their author. */
  reviewDrafts: () => 'reviewPictures/',
  reviewDraftsOf: (uid: string) => `reviewPictures/${uid}/`,
  reviewDraft: (store: StoreId, uid: string, id: string) => `reviewPictures/${uid}/${store}/${id}.webp`,
  /** A product's review pictures; the rules show one while its published review names it. */
  reviewPictures: (store: StoreId, product: string) => `stores/${store}/reviews/${product}/`,
  reviewPicture: (store: StoreId, product: string, review: string, id: string) =>
    `stores/${store}/reviews/${product}/${review}/${id}.webp`,
  /** The thumbnail of a review picture. */
  thumbnail: (path: string) => path.replace(/\.webp$/, '-320.webp'),
  profilePhotos: (uid: string) => `users/${uid}/`,
  profilePhoto: (uid: string, id: string) => `users/${uid}/${id}.jpg`,
} as const;
