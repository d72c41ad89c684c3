import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import { createPictureStore } from '@/functions/src/adapters/pictures/picture-store';
import { giveOperatorRole, writeOperatorClaim } from '@/functions/src/adapters/people/operator-role';
import { surveyStore } from '@/functions/src/handlers/platform/survey-stores';
import { collections } from '@/lib/domain/collections';
import { DEMO, EMPTY, SECOND } from '../data/stores';
import { PASSWORD } from './accounts';

const OPERATOR = {
  uid: 'platform-operator',
  email: 'operator@platform.localhost',
  displayName: 'Omar Operator',
};

interface SeedDeps {
  readonly db: Firestore;
  readonly auth: Auth;
  readonly bucket: ReturnType<Storage['bucket']>;
}

/** An operator of the platform, and what the console shows of the demo stores; leaves alone what is there. */
export async function seedOperator({ db, auth, bucket }: SeedDeps): Promise<void> {
  const now = Date.now();
  const { uid, email } = OPERATOR;
  if (!(await db.doc(collections.platformOperator(uid)).get()).exists) {
    await auth.deleteUsers([uid]);
    await auth.createUser({ ...OPERATOR, password: PASSWORD, emailVerified: true });
    await db.runTransaction(async (tx) => giveOperatorRole(tx, db, uid, { email, now }));
    await writeOperatorClaim(auth, uid, true);
  }
  const deps = { db, now: () => now, pictures: createPictureStore(() => bucket) };
  for (const { storeId } of [DEMO, SECOND, EMPTY])
    if (!(await db.doc(collections.platformStore(storeId)).get()).exists) await surveyStore(deps, storeId);
}
