import type { User } from 'firebase/auth';
import { storeId } from '@/lib/domain/ids';
import type { AuthModule } from '@/lib/firebase/session';
import { keepTabDraft, readTabDraft } from '@/lib/tab-drafts';
import { followSession } from './follow-session';

jest.mock('@/lib/firebase/claims', () => ({ administers: () => Promise.resolve(false) }));
jest.mock('@/lib/firestore/users', () => ({ watchUserProfile: () => () => undefined }));

const KEY = 'boards.shipping.demo';
const aUser = (uid: string, isAnonymous = false) =>
  ({ uid, isAnonymous, providerData: [], metadata: {} }) as unknown as User;

let tell: (user: User | null) => void;
const sdk = {
  onIdTokenChanged: (_: unknown, onUser: typeof tell) => {
    tell = onUser;
    return () => undefined;
  },
};

beforeEach(() => {
  sessionStorage.clear();
  followSession({ auth: {}, sdk } as unknown as AuthModule, storeId('demo'), () => undefined);
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

test('what a guest typed outlives their becoming a member', () => {
  tell(aUser('guest', true));
  keepTabDraft(KEY, null, { typed: 1 });
  tell(aUser('layla'));
  expect(readTabDraft(KEY, 'layla')).toEqual({ typed: 1 });
});
