import { FirestoreRest } from './firestore-rest';
import type { StoreSource } from './store-content';

interface Place extends Pick<StoreSource, 'db' | 'auth'> {
  readonly bucket: () => StoreSource['bucket'];
  readonly projectId: () => string;
  /** host:port of the local Firestore; empty for Google's. */
  readonly emulator: () => string;
  readonly accessToken: () => Promise<string>;
}

/** What stores' content is read from; settings and bucket are looked up on first use. */
export function createStoreSource({ db, auth, ...place }: Place): StoreSource {
  const rest = new FirestoreRest({
    get origin() {
      return place.emulator() ? `http://${place.emulator()}` : 'https://firestore.googleapis.com';
    },
    get projectId() {
      return place.projectId();
    },
    accessToken: () => (place.emulator() ? Promise.resolve('owner') : place.accessToken()),
  });
  return {
    ...{ db, auth, rest },
    get bucket() {
      return place.bucket();
    },
  };
}
