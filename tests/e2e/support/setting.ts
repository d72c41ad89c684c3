import { connectFirestoreEmulator, doc, getDoc, getFirestore } from 'firebase/firestore/lite';
import { getApps, initializeApp } from 'firebase/app';
import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';
import { parseStorePage, type StorePage } from '@/lib/domain/store/store-page';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import type { Person } from './backend';

const STORE = 'demo';

/** The public setting of the store under test as a stranger reads it. */
export const storedSetting = async (): Promise<StoreSetting> =>
  parseStoreSetting(STORE, await storedAt(`storeSetting/${STORE}`));

/** The store's public texts. */
export const storedAboutUs = async () =>
  parseStorePage(await storedAt(`storeSetting/${STORE}/pages/aboutUs`));

export async function restoreAboutUs(owner: Person, { body }: StorePage): Promise<void> {
  const { updatedAt } = await storedAboutUs();
  await owner.call('savePage', { storeId: STORE, page: 'aboutUs', body, seen: updatedAt ?? 0 });
}

/** A document as a stranger reads it; undefined where there is none. */
export async function storedAt(path: string): Promise<unknown> {
  const name = 'setting';
  const known = getApps().find((app) => app.name === name);
  const projectId = process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID ?? '';
  const app = known ?? initializeApp({ apiKey: 'local', projectId }, name);
  const db = getFirestore(app);
  if (!known) {
    const [host = '', port] = (process.env.NEXT_PUBLIC_FIRESTORE_EMULATOR_HOST ?? '').split(':');
    connectFirestoreEmulator(db, host, Number(port));
  }
  return (await getDoc(doc(db, path))).data();
}

/** Puts the parts that a test changed back to how `setting` has them. */
export async function restoreSetting(owner: Person, setting: StoreSetting): Promise<void> {
  const { savedAt } = await storedSetting();
  const {
    name,
    logo,
    primaryColor,
    secondaryColor,
    look,
    homepage,
    contact,
    delivery,
    addresses,
    orderRules,
    checkout,
    cartReminder,
    payment,
    reviews,
  } = setting;
  await owner.call('saveStoreSetting', {
    storeId: STORE,
    seen: Math.max(0, ...Object.values(savedAt)),
    brand: { name, logo, primaryColor, secondaryColor, look },
    homepage,
    contact,
    delivery,
    addresses,
    orderRules,
    checkout,
    cartReminder,
    payment,
    reviews,
  });
}
