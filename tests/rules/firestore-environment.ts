import { readFileSync } from 'node:fs';
import path from 'node:path';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  type Firestore,
  type FirestoreError,
} from 'firebase/firestore';
import { ACCESSES, type Access, type CollectionCase } from './collection-cases';
import { as, type Person } from './people';

/** The project's own rules in a project of their own, found by FIRESTORE_EMULATOR_HOST. */
export const firestoreEnvironment = (projectId: string): Promise<RulesTestEnvironment> =>
  initializeTestEnvironment({
    projectId,
    firestore: { rules: readFileSync(path.join(process.cwd(), 'firestore.rules'), 'utf8') },
  });

/** The contexts' Firestore is the old, wrapped form, which the modular functions take too. */
export const firestoreOf = (environment: RulesTestEnvironment, person: Person): Firestore =>
  as(environment, person).firestore() as unknown as Firestore;

export const store = (environment: RulesTestEnvironment, at: string, fields: object): Promise<void> =>
  environment.withSecurityRulesDisabled(async (context) => {
    await setDoc(doc(context.firestore() as unknown as Firestore, at), fields);
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

/** What a person can really do with a freshly stored document of the case and its collection. */
export async function accessesOf(
  environment: RulesTestEnvironment,
  { path: at, fields, filters = [], change = { touched: true }, newFields = () => fields }: CollectionCase,
  person: Person,
): Promise<Access[]> {
  await store(environment, at, fields);
  const db = firestoreOf(environment, person);
  const parent = at.slice(0, at.lastIndexOf('/'));
  const id = parent.endsWith('wishlist') ? `demo_${person}` : `new-${person}`;
  const attempts: Record<Access, () => Promise<unknown>> = {
    get: () => getDoc(doc(db, at)),
    list: () => getDocs(query(collection(db, parent), ...filters, limit(50))),
    create: () => setDoc(doc(db, parent, id), newFields(id)),
    update: () => updateDoc(doc(db, at), change),
    delete: () => deleteDoc(doc(db, at)),
  };
  const done: Access[] = [];
  for (const access of ACCESSES) if (await allowed(attempts[access]())) done.push(access);
  return done;
}
