import type * as firestore from 'firebase/firestore/lite';
import type { Firestore } from 'firebase/firestore/lite';
import { withAppCheck } from '@/lib/firebase/with-app-check';
import { errorCodeOf } from '@/lib/firebase/error-code';
import { fail, ok, type Result } from '@/lib/domain/result';

export type LiteSdk = typeof firestore;

/** Reads once over plain HTTP with the light SDK; a refusal or a missing network is a failure, not an exception. */
export async function readOnce<T>(read: (sdk: LiteSdk, db: Firestore) => Promise<T>): Promise<Result<T>> {
  try {
    const { lite } = await withAppCheck(() => import('@/lib/firebase/lite-firestore'));
    return ok(await read(lite.sdk, lite.db));
  } catch (error) {
    return fail({ code: errorCodeOf(error) });
  }
}
