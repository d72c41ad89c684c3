import type { StoreId } from '@/lib/domain/ids';

/** Where pictures lie in Firebase Storage; `id` is the client's key of the upload. */
export const storagePaths = {
  /** Everything that waits to be looked into: nobody reads it. */
  uploads: () => 'uploads/',
  uploadsOf: (uid: string) => `uploads/${uid}/`,
  upload: (uid: string, id: string) => `uploads/${uid}/${id}`,
  /** `folder` as `products/board-1`. */
  storePicture: (store: StoreId, folder: string, id: string) => `stores/${store}/${folder}/${id}.webp`,
  profilePhotos: (uid: string) => `users/${uid}/`,
  profilePhoto: (uid: string, id: string) => `users/${uid}/${id}.jpg`,
} as const;
