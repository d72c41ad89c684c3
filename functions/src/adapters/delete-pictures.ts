import { getStorage } from 'firebase-admin/storage';

/** Removes every picture below a path of Storage; none there is fine. */
export type DeletePictures = (prefix: string) => Promise<void>;

export const createDeletePictures = (): DeletePictures => (prefix) =>
  getStorage().bucket().deleteFiles({ prefix });
