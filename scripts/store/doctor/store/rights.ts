import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { nullWhenNoAccount } from '@/functions/src/adapters/database/error-code';
import { changeRole, giveRole, NO_ROLE } from '@/functions/src/adapters/people/staff-role';
import { rolesOf, writeClaims } from '@/functions/src/adapters/people/store-roles';
import { parseStoreUser } from '@/lib/domain/account/store-user';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { fieldsOf, text } from '@/lib/domain/parse/fields';
import { staffRecords } from '@/functions/src/adapters/archive/store-content';
import { invitedOwnerOf } from '../../invited-owner';
import type { World } from '../../world/world';
import type { Finding } from '../finding';

/** Checks that claims and role decisions agree with the staff's records, which say who works for the store. */
export async function checkRights(world: World, store: StoreId): Promise<Finding[]> {
  const { auth, db } = world;
  const records = await staffRecords(world, store);
  const staff = records.map((record) => parseStoreUser(record.id, record.data()));
  const decisions = await db.collection(collections.staffRoles(store)).get();
  const decided = new Map(
    decisions.docs.map((doc) => [
      doc.id,
      { role: text(doc.get('role')) ?? '', email: text(doc.get('email')) ?? '' },
    ]),
  );
  const findings: Finding[] = [];
  const say = (what: string, remedy: string, mend?: () => Promise<void>) =>
    findings.push({ where: store, what, remedy, ...(mend && { mend }) });
  for (const record of records) {
    const place = collections.storeUser(store, String(record.get('id')));
    if (record.ref.path !== place)
      say(`a record of its staff is stored at ${record.ref.path}`, `move it to ${place}`, () =>
        moved(world, record, place),
      );
  }
  if (!staff.some(({ role }) => role === 'owner')) findings.push(await withoutOwner(world, store));
  for (const { id, email, role } of staff) {
    const account = await auth.getUser(id).catch(nullWhenNoAccount);
    if (!account) {
      const dismiss = async () => void (await db.doc(collections.storeUser(store, id)).delete());
      say(`${email || id} is of its staff, but has no account`, 'remove the record', dismiss);
      continue;
    }
    const claim = text(fieldsOf(fieldsOf(account.customClaims).stores)[store]);
    if (claim !== role)
      say(`${email} is its ${role}, but the claim says ${claim ?? 'nothing'}`, 'write the claim', () =>
        writeClaims(world, id),
      );
    const decision = decided.get(id);
    if (decision?.role !== role || decision.email !== email.toLowerCase())
      say(
        `${email} is its ${role}, but its decision is ${decision ? `"${decision.role}" for ${decision.email || 'no address'}` : 'missing'}`,
        'write the decision',
        () => decide(world, store, id, { role, email: email.toLowerCase() }),
      );
    if (account.email !== email.toLowerCase() || !account.emailVerified)
      say(
        `${email} is its ${role}, but the account is ${account.email ?? 'without an address'}${account.emailVerified ? '' : ', not verified'}, so the role does not count`,
        'invite the address under Users',
      );
  }
  for (const [uid, decision] of decided)
    if (decision.role !== NO_ROLE && !staff.some(({ id }) => id === uid))
      say(`it decided "${decision.role}" about ${uid}, who is not of its staff`, 'decide "none"', () =>
        dismissed(world, store, uid),
      );
  return findings;
}

async function withoutOwner(world: World, store: StoreId): Promise<Finding> {
  const invited = await invitedOwnerOf(world, store);
  if (!invited)
    return {
      where: store,
      what: 'it has no owner',
      remedy: `run "npm run store -- create --id ${store} …" with the --owner it should have`,
    };
  return {
    where: store,
    isNote: true,
    what: `${invited} was invited to own it and has not accepted yet`,
    remedy: 'wait; once the invitation has expired, "create" sends another',
  };
}

/** Moves a record from where earlier versions kept it, under the uid alone. */
async function moved({ db }: World, record: QueryDocumentSnapshot, place: string): Promise<void> {
  const batch = db.batch();
  batch.set(db.doc(place), record.data());
  batch.delete(record.ref);
  await batch.commit();
}

type Given = Parameters<typeof giveRole>[4];

const decide = ({ db }: World, store: StoreId, uid: string, given: Given): Promise<void> =>
  db.runTransaction(async (tx) => giveRole(tx, db, store, uid, given));

const dismissed = ({ db }: World, store: StoreId, uid: string): Promise<void> =>
  db.runTransaction(async (tx) => changeRole(tx, db, store, uid, NO_ROLE));

/** Finds claims of people who are in no store's records; `only` one store's, or all. */
export async function checkStrayClaims({ auth, db }: World, only?: StoreId): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (let pageToken: string | undefined; ;) {
    const page = await auth.listUsers(1000, pageToken);
    for (const { uid, email = uid, customClaims } of page.users) {
      const claims = fieldsOf(fieldsOf(customClaims).stores);
      const claimed = only ? Object.keys(claims).filter((id) => id === only) : Object.keys(claims);
      if (!claimed.length) continue;
      const works = (await rolesOf(db, uid).get()).docs.map((role) => text(role.get('storeId')));
      for (const store of claimed)
        if (!works.includes(store))
          findings.push({
            where: store,
            what: `${email} holds its claim, but is not of its staff`,
            remedy: 'take the claim',
            mend: () => writeClaims({ db, auth }, uid),
          });
    }
    pageToken = page.pageToken;
    if (!pageToken) return findings;
  }
}
