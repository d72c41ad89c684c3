import type { Caller } from '@/functions/src/callable';
import { deleteMyAccount } from './delete-my-account';

const MINUTE_MS = 60_000;
const caller: Caller = {
  uid: 'u1',
  requestId: 'call-0001',
  isGuest: false,
  email: 'a@b.co',
  signedInAt: 0,
  provedAt: 0,
  secondFactor: false,
  stores: {},
};

test('a login of six minutes ago is no proof of who sits there', async () => {
  const deps = { now: () => 6 * MINUTE_MS } as Parameters<typeof deleteMyAccount>[0];
  expect(await deleteMyAccount(deps, { storeId: 'demo' }, caller)).toEqual({
    ok: false,
    error: { code: 'login-again' },
  });
});
