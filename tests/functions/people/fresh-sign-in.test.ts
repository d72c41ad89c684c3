import {
  getMultiFactorResolver,
  multiFactor,
  signInWithEmailAndPassword,
  TotpMultiFactorGenerator,
  type MultiFactorError,
} from 'firebase/auth';
import { getAuth } from 'firebase-admin/auth';
import { Secret, TOTP } from 'otpauth';
import type { CallableName, Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { fail } from '@/lib/domain/result';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { callAsThief } from '@/tests/fixtures/firebase/stale-session';

const shop = new LocalShop('fresh-sign-in');
const PASSWORD = 'demo1234';
let owner: Client;

beforeAll(async () => {
  await shop.open();
  owner = await shop.staff();
});
afterAll(() => shop.close());

const storeId = shop.id;
const invitation = { storeId, email: 'thief@else.test', name: 'Thief', role: 'owner', locale: 'en' } as const;
const payment = {
  storeId,
  seen: 0,
  payment: { cash: { enabled: true, limit: null, fee: 0, rounding: true }, card: { enabled: false } },
};
const theft: { readonly [N in CallableName]?: object } = {
  refundOrder: { storeId, orderId: 'o1', key: 'k1', amount: 1, lines: [], restock: false, reason: '' },
  returnHeldPayment: { storeId, orderId: 'o1', paymentId: 'pi_1' },
  recordOrderExport: { storeId },
  recordCustomerExport: { storeId },
  exportCustomer: { storeId, customerId: 'k1' },
  forgetCustomer: { storeId, customerId: 'k1' },
  inviteStaff: invitation,
  changeStaffRole: { storeId, uid: 'somebody', role: 'owner' },
  removeStaff: { storeId, uid: 'somebody' },
  saveCustomDomain: { storeId, domain: 'boards.thief.shop' },
};

test.each(Object.entries(theft) as [CallableName, never][])(
  'a session that was taken eleven minutes after its login may not %s',
  async (name, request) => {
    expect(await callAsThief(owner, 11, name, request)).toBe('fresh-sign-in-required');
    expect(await callAsThief(owner, 9, name, request)).not.toBe('fresh-sign-in-required');
  },
);

test('it may not change how the store is paid, but goes on with what moves neither money nor rights', async () => {
  const setting = payment as unknown as Callables['saveStoreSetting']['request'];
  expect(await callAsThief(owner, 11, 'saveStoreSetting', setting)).toBe('fresh-sign-in-required');
  expect(await callAsThief(owner, 11, 'cardAccount', { storeId })).toBe('ok');
});

test('it cancels no order with money to give back; one that nobody paid is cancelled as before', async () => {
  const guest = await shop.guest();
  const [paid, unpaid] = [await shop.placed(guest), await shop.placed(guest)];
  await shop.db.doc(collections.order(shop.store, paid.id)).update({ paymentStatus: 'paid' });
  const cancel = (orderId: string, minutes: number) =>
    callAsThief(owner, minutes, 'updateOrderStatus', { storeId, orderId, from: 'placed', to: 'cancelled' });
  expect(await cancel(paid.id, 11)).toBe('fresh-sign-in-required');
  expect((await shop.order(paid.id)).status).toBe('placed');
  expect(await cancel(paid.id, 9)).toBe('ok');
  expect(await cancel(unpaid.id, 11)).toBe('ok');
});

test('an account with a second factor needs it, however fresh the password is', async () => {
  const { auth, uid } = owner;
  await getAuth(shop.app).updateUser(uid, { emailVerified: true });
  const { user } = await signInWithEmailAndPassword(auth, `owner@${shop.id}.test`, PASSWORD);
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
  const code = () => new TOTP({ secret: Secret.fromBase32(secret.secretKey) }).generate();
  // Another device of theirs, or of somebody who learnt the password before.
  const before = await user.getIdToken();
  await multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code()), 'Phone');
  const refused = await signInWithEmailAndPassword(auth, `owner@${shop.id}.test`, PASSWORD).catch(
    (error: unknown) => error as MultiFactorError,
  );
  const resolver = getMultiFactorResolver(auth, refused as MultiFactorError);
  await resolver.resolveSignIn(
    TotpMultiFactorGenerator.assertionForSignIn(resolver.hints[0]?.uid ?? '', code()),
  );
  const change = { storeId, uid: 'somebody', role: 'owner' } as const;
  expect(await owner.call('changeStaffRole', change)).toEqual(fail({ code: 'staff-not-found' }));
  const withoutFactor = { auth: { currentUser: { getIdToken: async () => before } } } as unknown as Client;
  expect(await callAsThief(withoutFactor, 0, 'changeStaffRole', change)).toBe('fresh-sign-in-required');
});
