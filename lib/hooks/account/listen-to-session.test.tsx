import { waitFor } from '@testing-library/react';
import type { User } from 'firebase/auth';
import { storeId } from '@/lib/domain/ids';
import { sendRetrySignal } from '@/lib/browser/retry-signal';
import { hasStoreClaim } from '@/lib/firebase/auth/has-store-claim';
import type { AuthModule } from '@/lib/firebase/auth/session';
import { storeTabDraft, readTabDraft } from '@/lib/browser/tab-drafts';
import { watchUserProfile } from '@/lib/firestore/people/users';
import { storePushToken, pushToken } from '@/lib/browser/push-token';
import { listenToSession, type Session } from './listen-to-session';

jest.mock('@/lib/firebase/auth/supports-store', () => ({
  supportsStore: jest.fn(() => Promise.resolve(false)),
}));
jest.mock('@/lib/firebase/auth/has-store-claim', () => ({
  hasStoreClaim: jest.fn(() => Promise.resolve(false)),
}));
jest.mock('@/lib/firebase/messaging', () => ({ dropToken: () => Promise.resolve() }));
jest.mock('@/lib/functions/call', () => ({ call: jest.fn(() => Promise.resolve({ ok: false })) }));
jest.mock('@/lib/firestore/people/users', () => ({ watchUserProfile: jest.fn(() => () => undefined) }));

const KEY = 'boards.shipping.demo';
const aUser = (uid: string, isAnonymous = false) =>
  ({ uid, isAnonymous, providerData: [], metadata: {} }) as unknown as User;

let tell: (user: User | null) => void;
let session: Session | undefined;
const sdk = {
  onIdTokenChanged: (_: unknown, onUser: typeof tell) => {
    tell = onUser;
    return () => undefined;
  },
};

beforeEach(() => {
  sessionStorage.clear();
  listenToSession({ auth: {}, sdk } as unknown as AuthModule, storeId('demo'), (next) => {
    session = next;
  });
});

test.each([
  ['logs out', null],
  ['gives way to another', aUser('omar')],
  ['gives way to a guest', aUser('guest', true)],
])('what was typed in the tab goes with the person who %s', (_, next) => {
  tell(aUser('layla'));
  storeTabDraft(KEY, 'layla', { typed: 1 });
  tell(aUser('layla'));
  expect(readTabDraft(KEY, 'layla')).toEqual({ typed: 1 });
  tell(next);
  expect(sessionStorage).toHaveLength(0);
});

test('a browser whose session was ended from elsewhere is told of orders no more; a guest of it is', () => {
  storePushToken('token');
  tell(aUser('layla'));
  tell(aUser('guest', true));
  expect(pushToken()).toBe('token');
  tell(null);
  expect(pushToken()).toBeNull();
});

test('what a guest typed outlives their becoming a member', () => {
  tell(aUser('guest', true));
  storeTabDraft(KEY, null, { typed: 1 });
  tell(aUser('layla'));
  expect(readTabDraft(KEY, 'layla')).toEqual({ typed: 1 });
});

test('an owner whose token could not be had is asked again when somebody tries again, and then let in', async () => {
  jest
    .mocked(hasStoreClaim)
    .mockRejectedValueOnce(Object.assign(new Error(), { code: 'auth/network-request-failed' }))
    .mockResolvedValue(true);
  jest.mocked(watchUserProfile).mockImplementation((_, onNext) => {
    onNext({ isAdmin: true } as Parameters<typeof onNext>[0]);
    return () => undefined;
  });
  tell(aUser('layla'));
  await waitFor(() => expect(session).toMatchObject({ loading: false, error: 'try-again' }));
  sendRetrySignal();
  expect(session).toMatchObject({ loading: true, error: '' });
  await waitFor(() => expect(session).toMatchObject({ user: { isAdmin: true }, loading: false, error: '' }));
});
