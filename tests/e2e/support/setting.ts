import { connectFirestoreEmulator, doc, getDoc, getFirestore } from 'firebase/firestore/lite';
import { getApps, initializeApp } from 'firebase/app';
import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import type { Person } from './backend';

const STORE = 'demo';

/** The public setting of the store under test as a stranger reads it. */
export async function storedSetting(): Promise<StoreSetting> {
  const name = 'setting';
  const known = getApps().find((app) => app.name === name);
  const projectId = process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID ?? '';
  const app = known ?? initializeApp({ apiKey: 'local', projectId }, name);
  const db = getFirestore(app);
  if (!known) {
    const [host = '', port] = (process.env.NEXT_PUBLIC_FIRESTORE_EMULATOR_HOST ?? '').split(':');
    connectFirestoreEmulator(db, host, Number(port));
  }
  const found = await getDoc(doc(db, `storeSetting/${STORE}`));
  return parseStoreSetting(STORE, found.data());
}

/** Puts the parts that a test changed back to how `setting` has them. */
export async function restoreSetting(owner: Person, setting: StoreSetting): Promise<void> {
  const { savedAt } = await storedSetting();
  const { name, logo, primaryColor, secondaryColor, homepage, contact, shipping, orderRules } = setting;
  await owner.call('saveStoreSetting', {
    storeId: STORE,
    seen: Math.max(0, ...Object.values(savedAt)),
    brand: { name, logo, primaryColor, secondaryColor },
    homepage,
    contact,
    shipping,
    orderRules,
  });
}
