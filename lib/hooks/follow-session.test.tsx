import { waitFor } from '@testing-library/react';
import type { User } from 'firebase/auth';
import { storeId } from '@/lib/domain/ids';
import { tryAgain } from '@/lib/again';
import { administers } from '@/lib/firebase/claims';
import type { AuthModule } from '@/lib/firebase/session';
import { keepTabDraft, readTabDraft } from '@/lib/tab-drafts';
import { watchUserProfile } from '@/lib/firestore/users';
import { keepPushToken, pushToken } from '@/lib/push-token';
import { followSession, type Session } from './follow-session';

jest.mock('@/lib/firebase/claims', () => ({ administers: jest.fn(() => Promise.resolve(false)) }));
jest.mock('@/lib/firebase/messaging', () => ({ dropToken: () => Promise.resolve() }));
jest.mock('@/lib/functions/call', () => ({ call: jest.fn(() => Promise.resolve({ ok: false })) }));
jest.mock('@/lib/firestore/users', () => ({ watchUserProfile: jest.fn(() => () => undefined) }));

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
  followSession({ auth: {}, sdk } as unknown as AuthModule, storeId('demo'), (next) => {
    session = next;
  });
});

test.each([
  ['logs out', null],
  ['gives way to another', aUser('omar')],
  ['gives way to a guest', aUser('guest', true)],
])('what was typed in the tab goes with the person who %s', (_, next) => {
  tell(aUser('layla'));
  keepTabDraft(KEY, 'layla', { typed: 1 });
  tell(aUser('layla'));
  expect(readTabDraft(KEY, 'layla')).toEqual({ typed: 1 });
  tell(next);
  expect(sessionStorage).toHaveLength(0);
});

test('a browser whose session was ended from elsewhere is told of orders no more; a guest of it is', () => {
  keepPushToken('token');
  tell(aUser('layla'));
  tell(aUser('guest', true));
  expect(pushToken()).toBe('token');
  tell(null);
  expect(pushToken()).toBeNull();
});

test('what a guest typed outlives their becoming a member', () => {
  tell(aUser('guest', true));
  keepTabDraft(KEY, null, { typed: 1 });
  tell(aUser('layla'));
  expect(readTabDraft(KEY, 'layla')).toEqual({ typed: 1 });
});

test('an owner whose token could not be had is asked again when somebody tries again, and then let in', async () => {
  jest
    .mocked(administers)
    .mockRejectedValueOnce(Object.assign(new Error(), { code: 'auth/network-request-failed' }))
    .mockResolvedValue(true);
  jest.mocked(watchUserProfile).mockImplementation((_, onNext) => {
    onNext({ isAdmin: true } as Parameters<typeof onNext>[0]);
    return () => undefined;
  });
  tell(aUser('layla'));
  await waitFor(() => expect(session).toMatchObject({ loading: false, error: 'try-again' }));
  tryAgain();
  expect(session).toMatchObject({ loading: true, error: '' });
  await waitFor(() => expect(session).toMatchObject({ user: { isAdmin: true }, loading: false, error: '' }));
});
