import { readFileSync } from 'node:fs';
import path from 'node:path';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  query,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
  writeBatch,
  type Firestore,
  type FirestoreError,
} from 'firebase/firestore';
import { idTokenOf } from '@/tests/fixtures/firebase/id-tokens';
import { ACCESSES, type Access, type CollectionCase } from './access';
import { credentialsOf, type Person } from './people';

// Refusals are what these tests look for; the SDK would warn of each.
setLogLevel('silent');

/** The project's own rules in a project of their own, found by FIRESTORE_EMULATOR_HOST and, by name, for coverage. */
export const firestoreEnvironment = (projectId: `demo-rules-${string}`): Promise<RulesTestEnvironment> =>
  initializeTestEnvironment({
    projectId,
    firestore: { rules: readFileSync(path.join(process.cwd(), 'firestore.rules'), 'utf8') },
  });

const connected = new Map<Person, Firestore>();
const apps: FirebaseApp[] = [];
afterAll(() => Promise.all(apps.map(deleteApp)));

/** One connection per person, which ends with the test file. */
export function firestoreOf(environment: RulesTestEnvironment, person: Person): Firestore {
  const known = connected.get(person) ?? connect(environment, credentialsOf(environment, person));
  connected.set(person, known);
  return known;
}

/** The connection of somebody whose token says this. */
export const firestoreWith = (environment: RulesTestEnvironment, uid: string, claims: object): Firestore =>
  connect(environment, { mockUserToken: idTokenOf(uid, environment.projectId, claims) });

function connect(
  { projectId, emulators }: RulesTestEnvironment,
  credentials: { mockUserToken?: string },
): Firestore {
  const app = initializeApp({ projectId }, `${projectId}-${apps.length}`);
  apps.push(app);
  const db = getFirestore(app);
  const { host, port } = emulators.firestore ?? { host: '', port: 0 };
  connectFirestoreEmulator(db, host, port, credentials);
  return db;
}

/** Stores documents by path, past the rules. */
export const store = (
  environment: RulesTestEnvironment,
  documents: Readonly<Record<string, object>>,
): Promise<void> =>
  environment.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore() as unknown as Firestore;
    const batch = writeBatch(db);
    for (const [at, fields] of Object.entries(documents)) batch.set(doc(db, at), fields);
    await batch.commit();
  });

/** True if allowed, false if the rules refuse; any other failure is thrown. */
export async function allowed(operation: Promise<unknown>): Promise<boolean> {
  try {
    await operation;
    return true;
  } catch (error) {
    if ((error as FirestoreError).code === 'permission-denied') return false;
    throw error;
  }
}

/** A wish names its product, and a cart its store, which must be there. */
function newIdIn(parent: string, person: Person): string {
  if (parent.endsWith('wishlist')) return `demo_${person}`;
  return parent.endsWith('carts') ? 'second' : `new-${person}`;
}

/** What a person can really do with the stored document of the case and its collection; leaves it as it was. */
export async function accessesOf(
  environment: RulesTestEnvironment,
  {
    path: at,
    fields,
    filters = {},
    order,
    change = { touched: true },
    newFields = () => fields,
  }: CollectionCase,
  person: Person,
): Promise<Access[]> {
  const db = firestoreOf(environment, person);
  const parent = at.slice(0, at.lastIndexOf('/'));
  const id = newIdIn(parent, person);
  const attempts: Record<Access, () => Promise<unknown>> = {
    get: () => getDoc(doc(db, at)),
    list: () =>
      getDocs(
        query(
          collection(db, parent),
          ...Object.entries(filters).map(([field, value]) => where(field, '==', value)),
          ...(order ? [orderBy(...order)] : []),
          limit(50),
        ),
      ),
    create: () => setDoc(doc(db, parent, id), newFields(id)),
    update: () => updateDoc(doc(db, at), change),
    delete: () => deleteDoc(doc(db, at)),
  };
  const done: Access[] = [];
  for (const access of ACCESSES) if (await allowed(attempts[access]())) done.push(access);
  if (done.includes('update') || done.includes('delete')) await store(environment, { [at]: fields });
  return done;
}
