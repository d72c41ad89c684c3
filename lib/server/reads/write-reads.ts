import { FieldValue } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { fieldsOf } from '@/lib/domain/parse/fields';
import { dayFields } from '@/lib/domain/platform/day-counts';
import { adminFirestore } from '@/lib/server/firebase';

/** gRPC's code of an update of what is not there. */
const NOT_FOUND = 5;

/** Adds reads to what operators see of a store; a store that no schedule has counted yet has no place for them. */
export async function writeReads(store: StoreId, reads: number): Promise<void> {
  const fields = dayFields('reads', Date.now(), FieldValue.increment(reads));
  await adminFirestore()
    .doc(collections.platformStore(store))
    .update(fields)
    .catch((error: unknown) => {
      if (fieldsOf(error).code !== NOT_FOUND) throw error;
    });
}
