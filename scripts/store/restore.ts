import type { UserRecord } from 'firebase-admin/auth';
import { collections } from '@/lib/domain/collections';
import { DOCUMENT_ID, storeId, type StoreId } from '@/lib/domain/ids';
import { MOST_ROLES } from '@/lib/domain/account/store-user';
import { fieldsOf, text } from '@/lib/domain/parse/fields';
import { syncCustomer } from '@/functions/src/handlers/billing/sync-subscription';
import { nullWhenNoAccount } from '@/functions/src/adapters/database/error-code';
import { giveRole } from '@/functions/src/adapters/people/staff-role';
import { rolesOf, writeClaims } from '@/functions/src/adapters/people/store-roles';
import type { ArchivedAccount, ArchivedPicture, Entry } from '@/functions/src/adapters/archive/format';
import { staffOf } from '@/functions/src/adapters/archive/store-content';
import type { RestDocument } from '@/functions/src/adapters/archive/firestore-rest';
import type { World } from './world/world';

/** Pictures uploaded at once, which are held in memory. */
const AT_ONCE = 8;

interface Restored {
  /** People who could not get their role, each with the reason. */
  readonly skipped: readonly string[];
}

/**
 * Writes a store's entries, and the setting last, so that shoppers find the store only when it is complete. Idempotent: a
 * second run finishes an interrupted one.
 */
export async function restore(
  world: World,
  store: StoreId,
  entries: AsyncIterable<Entry>,
  total: number,
): Promise<Restored> {
  const accounts: ArchivedAccount[] = [];
  const people: RestDocument[] = [];
  let setting: RestDocument | null = null;
  let done = 0;
  const uploads = new Set<Promise<void>>();
  async function* plainDocuments(): AsyncGenerator<RestDocument> {
    for await (const entry of entries) {
      done += 1;
      world.terminal.progress('Writing the store', done, total);
      if (entry.kind === 'account') accounts.push(entry.account);
      else if (entry.kind === 'picture') await upload(entry.picture);
      else if (entry.document.path === collections.storeSetting(store)) setting = entry.document;
      else if (entry.document.path.startsWith(`${collections.storeUsers()}/`)) people.push(entry.document);
      else yield entry.document;
    }
    await Promise.all(uploads);
  }
  const upload = async (picture: ArchivedPicture) => {
    const sent = save(world, picture).finally(() => uploads.delete(sent));
    uploads.add(sent);
    if (uploads.size >= AT_ONCE) await Promise.race(uploads);
  };
  await world.rest.write(plainDocuments());
  // The archive may hold an older search index of its products: the schedule then indexes all again.
  await world.db.doc(collections.searchProgress()).delete();
  // What is there by now is counted by the next write that takes of the plan.
  await world.db.doc(collections.storeUsage(store)).delete();
  const skipped = await employ(world, store, people, accounts);
  await readPlan(world, store);
  if (setting) await world.rest.write([setting]);
  return { skipped };
}

async function save({ bucket }: World, picture: ArchivedPicture): Promise<void> {
  const { path, contentType, cacheControl, metadata, bytes } = picture;
  await bucket
    .file(path)
    .save(bytes, { resumable: false, metadata: { contentType, cacheControl, metadata } });
}

/** Gives the store's people their accounts, records and claims. Skips people who work for the most stores already. */
async function employ(
  world: World,
  store: StoreId,
  people: readonly RestDocument[],
  accounts: readonly ArchivedAccount[],
): Promise<string[]> {
  const { db, rest } = world;
  const skipped: string[] = [];
  for (const person of people) {
    const uid = uidOf(person);
    const account = accounts.find((known) => known.uid === uid);
    const name = account?.email ?? uid;
    const roles = (await rolesOf(db, uid).get()).docs.filter((role) => role.get('storeId') !== store);
    if (roles.length >= MOST_ROLES) {
      skipped.push(`${name} works for ${roles.length} stores, the most there can be`);
      continue;
    }
    const present = await ensureAccount(world, uid, account);
    if (!present) {
      skipped.push(`${name} has no account, or another one of the same address`);
      continue;
    }
    const fields = { ...person.fields, id: { stringValue: uid } };
    await rest.write([{ path: collections.storeUser(store, uid), fields }]);
    const email = present.email && { email: present.email };
    await db.doc(collections.user(uid)).set({ uid, ...email, isAdmin: true }, { merge: true });
  }
  for (const { id, role, email } of await staffOf(world, store)) {
    const decision = await db.doc(collections.staffRole(storeId(store), id)).get();
    // In an old archive, only the person's record has the address of a role.
    const given = { role, email: email.toLowerCase() };
    if (!decision.get('email'))
      await db.runTransaction(async (tx) => giveRole(tx, db, storeId(store), id, given));
    await writeClaims(world, id);
  }
  return skipped;
}

/** The person of a record; in old archives its path ends with their uid, and nothing else may name them. */
function uidOf({ path, fields }: RestDocument): string {
  const uid = text(fieldsOf(fields.id).stringValue) ?? path.split('/').at(-1) ?? '';
  if (DOCUMENT_ID.test(uid)) return uid;
  throw new Error(`${path} is the record of nobody: it has no valid id.`);
}

/**
 * The existing account, unchanged; else one created from the archive; null without either. Archives hold no passwords: such a
 * person chooses one through "Forgot Password?".
 */
async function ensureAccount(
  { auth }: World,
  uid: string,
  account: ArchivedAccount | undefined,
): Promise<UserRecord | null> {
  const present = await auth.getUser(uid).catch(nullWhenNoAccount);
  if (present) return present;
  if (!account || (await auth.getUserByEmail(account.email).catch(nullWhenNoAccount))) return null;
  const { email, emailVerified, name } = account;
  return auth.createUser({ uid, email, emailVerified, displayName: name });
}

/** Reads the customer's plan from Stripe, because the archive's may be outdated. */
async function readPlan({ db, plans, runInQueue, now }: World, store: StoreId): Promise<void> {
  if (!plans) return;
  const customers = db.collection(collections.billingCustomers()).where('storeId', '==', store);
  for (const { id } of (await customers.get()).docs)
    await syncCustomer({ db, billing: plans.billing, runInQueue, now }, id).catch(unlessUnknown);
}

/** Ignores a customer of another Stripe account; `doctor` reports it. */
function unlessUnknown(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'resource_missing')) throw error;
}
