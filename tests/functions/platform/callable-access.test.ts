import { getAuth } from 'firebase-admin/auth';
import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import { CALLABLE_NAMES } from '@/lib/domain/api/api-groups';
import type { CallableName, Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { fail, type Result } from '@/lib/domain/result';
import type { Named } from '@/tests/fixtures/firebase/callable-case';
import { CALLABLE_CASES, isLetIn } from '@/tests/fixtures/firebase/callable-cases';
import { operatorOf, supportOf } from '@/tests/fixtures/firebase/people/operators';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { TAKES_CARDS } from '@/tests/fixtures/money/card-orders';
import { fillStore } from '@/tests/fixtures/shop/busy-store';
import { PEOPLE, type Person } from '@/tests/rules/people';

const shop = new LocalShop('callable-access');
const other = new LocalShop('callable-access-other');
const clients = {} as Record<Person, Client>;
let named: Named;

beforeAll(async () => {
  await Promise.all([
    shop.open({ setting: { ...TAKES_CARDS, cartReminder: { enabled: true } } }),
    other.open(),
  ]);
  const { id } = shop;
  clients.stranger = shop.visitor();
  clients.guest = await shop.guest();
  clients.shopper = await shop.member('shopper');
  clients.otherShopper = await shop.member('other-shopper');
  clients.staff = await shop.member('staff', { [id]: 'staff' });
  clients.removedStaff = await shop.member('removed', { [id]: 'staff' });
  clients.owner = await shop.staff();
  clients.secondOwner = await other.staff();
  clients.disabledOwner = await shop.member('disabled', { [id]: 'owner' });
  clients.operator = await operatorOf(shop);
  clients.support = await supportOf(shop);
  await getAuth(shop.app).updateUser(clients.disabledOwner.uid, { disabled: true });
  await shop.db.doc(collections.staffRole(shop.store, clients.removedStaff.uid)).update({ role: 'none' });
  named = await fillStore(shop, clients);
});
afterAll(() => Promise.all([shop.close(), other.close()]));

/** What says that somebody may not; every other answer is for who may. */
const REFUSALS = ['login-required', 'not-allowed', 'order-not-found'];

/** How Firebase itself turns a token away. */
function unauthenticated(error: { readonly code?: string }): Result<never> {
  if (error.code !== 'functions/unauthenticated') throw error;
  return fail({ code: 'login-required' });
}

async function refusal(client: Client, name: CallableName, request: object): Promise<string | null> {
  const asked = client.call(name, request as Callables[typeof name]['request']);
  const answer = await asked.catch(unauthenticated);
  return !answer.ok && REFUSALS.includes(answer.error.code) ? answer.error.code : null;
}

/** Kept by the functions for themselves, also of calls that are refused, and sent or counted in their own time. */
const OWN_BUSINESS =
  /\/(rateLimits|outbox|heldMails|ledger|stats\w*|customers|summaries|stockMoves|stockBases|reservations|pageChanges)\//;

/** All that the store holds, by path. */
async function everything(): Promise<Record<string, unknown>> {
  const roots = [shop.db.doc(collections.storeSetting(shop.store)), shop.db.doc(`stores/${shop.id}`)];
  const found = await Promise.all(roots.map(documentsFrom));
  const people = await shop.db.collection(collections.storeUsers()).where('storeId', '==', shop.id).get();
  const all = [...found.flat(), ...people.docs.map(({ ref }) => ref)];
  const kept = all.filter((ref) => !OWN_BUSINESS.test(ref.path));
  const stored = await shop.db.getAll(...kept);
  return Object.fromEntries(stored.map((snapshot) => [snapshot.ref.path, snapshot.data() ?? null]));
}

async function documentsFrom(ref: DocumentReference): Promise<DocumentReference[]> {
  const below = (await ref.listCollections()).map(async (collection: CollectionReference) => {
    const documents = await collection.listDocuments();
    return (await Promise.all(documents.map(documentsFrom))).flat();
  });
  return [ref, ...(await Promise.all(below)).flat()];
}

test('who may not is refused by every callable, whatever of the store they name, and nothing changes', async () => {
  const before = await everything();
  expect(Object.keys(before).length).toBeGreaterThan(15);
  for (const entry of CALLABLE_CASES) {
    const people = PEOPLE.filter((one) => !isLetIn(entry, one));
    const refused = people.map(async (person) =>
      (await refusal(clients[person], entry.name, entry.request(named))) ? person : null,
    );
    expect([entry.name, entry.about, await Promise.all(refused)]).toEqual([entry.name, entry.about, people]);
  }
  expect(await everything()).toEqual(before);
});

test('who may is let in by every callable', async () => {
  // Of what is there only the shopper's own order: nothing else shall be changed.
  const nothing = Object.fromEntries(Object.keys(named).map((key) => [key, 'none'])) as unknown as Named;
  const { storeId, orderId } = named;
  const empty = { ...nothing, storeId, staffEmail: `owner@${other.id}.test` };
  for (const entry of CALLABLE_CASES) {
    const refusals = PEOPLE.filter((one) => isLetIn(entry, one)).map(async (person) => {
      // The sessions of the others are over by then.
      const isLeaving = entry.name === 'deleteMyAccount';
      const client = isLeaving ? await shop.member(`leaving-${person}`) : clients[person];
      const knowsOrder = ['shopper', 'staff', 'owner', 'support'].includes(person);
      return refusal(client, entry.name, entry.request(knowsOrder ? { ...empty, orderId } : empty));
    });
    const none = refusals.map(() => null);
    expect([entry.name, entry.about, await Promise.all(refusals)]).toEqual([entry.name, entry.about, none]);
  }
});

test('every callable that is deployed has its row', () => {
  expect(new Set(CALLABLE_CASES.map(({ name }) => name))).toEqual(new Set(CALLABLE_NAMES));
});
