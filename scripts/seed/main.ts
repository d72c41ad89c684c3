import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { collections } from '@/lib/domain/collections';
import { STARTER_PATH } from '@/lib/domain/opening/starter';
import { withDesignedOrders } from './build/build-designed-orders';
import { buildDemo, buildEmpty, buildSecond, type SeedStore } from './build/build-store';
import { buildStarter, starterJson } from './build/build-starter';
import { PAGE_TEXTS } from './data/page-texts';
import { DEMO } from './data/stores';
import { ACCOUNTS, accountDocuments, createAccounts } from './write/accounts';
import { seedOperator } from './write/operator';
import { payCardOrders } from './write/card-payments';
import { keepDesigns, openDrawing } from './write/designs';
import { writeAll } from './write/firestore-writer';
import { platformStripe } from './write/local-stripe';
import { hangPictures } from './write/pictures';
import { seedHosts } from './write/hosts';
import { seedPackages, seedStorePlans } from './write/stripe-plans';
import { ownPageDocuments } from './write/own-page-documents';
import { visitDocuments } from './write/visit-documents';
import { documentsOf, pageDocuments, settingDocument } from './write/to-documents';

const say = (message: string) => process.stdout.write(`${message}\n`);

/** Fills an empty local Firebase with the demo stores; changes nothing if the seed is complete. */
async function seed(): Promise<void> {
  const projectId = process.env.GCLOUD_PROJECT;
  const storageBucket = process.env.NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET;
  if (!projectId || !process.env.FIRESTORE_EMULATOR_HOST)
    throw new Error('The seed writes to the local Firebase alone. Run "npm start", which points it there.');

  const app = getApps()[0] ?? initializeApp({ projectId, storageBucket });
  const [db, auth, bucket] = [getFirestore(app), getAuth(app), getStorage(app).bucket()];
  const stripe = await platformStripe();
  await seedPackages(db, stripe);
  const done = await db.doc(collections.storeSetting(DEMO.storeId)).get();
  if (done.exists) {
    await seedStorePlans(db, stripe);
    await seedHosts(db);
    return seedOperator({ db, auth, bucket });
  }

  const now = Date.now();
  const ofDemo = { owner: ACCOUNTS.owner.uid, shopper: ACCOUNTS.shopper.uid };
  const designed = await withDesignedOrders(buildDemo(ofDemo, now), ofDemo, now, openDrawing());
  const stores = [
    buildEmpty({ owner: ACCOUNTS.emptyOwner.uid, shopper: ACCOUNTS.shopper.uid }, now),
    buildSecond({ owner: ACCOUNTS.secondOwner.uid, shopper: ACCOUNTS.shopper.uid }, now),
    designed,
  ];
  await createAccounts(auth);
  const { files, bytes } = await hangPictures(stores, bucket, say);
  await keepDesigns(designed, bucket);
  // Its boards hang in the demo store already.
  await bucket
    .file(STARTER_PATH)
    .save(starterJson(buildStarter(now), `stores/${DEMO.storeId}/`), { resumable: false });
  const paid: SeedStore[] = [];
  for (const store of stores)
    paid.push({ ...store, orders: await payCardOrders(store.setting.storeId, store.orders) });
  const documents = [
    ...accountDocuments(now),
    ...paid.flatMap(documentsOf),
    ...pageDocuments(DEMO.storeId, PAGE_TEXTS, now),
    ...stores
      .filter(({ setting }) => setting === DEMO)
      .flatMap((demo) => [...ownPageDocuments(demo, now), ...visitDocuments(demo, now)]),
  ];
  await writeAll(db, documents);
  await seedStorePlans(db, stripe);
  for (const store of stores) await writeAll(db, [settingDocument(store)]);
  await seedHosts(db);
  await seedOperator({ db, auth, bucket });
  const seconds = Math.round((Date.now() - now) / 1000);
  say(
    `Demo stores ready: ${documents.length} documents, ${files} pictures (${(bytes / 1e6).toFixed(1)} MB), ${seconds} s`,
  );
}

seed().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
