import { render, screen } from '@testing-library/react';
import { useUserContext, type UserState } from '@/context/user-context';
import type { CurrentUser } from '@/lib/domain/account/current-user';
import common from '@/locales/en/common.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { AccountControl } from './account-control';

jest.mock('next/router', () => ({ useRouter: () => ({ asPath: '/cart', query: {} }) }));
jest.mock('@/context/user-context', () => ({ useUserContext: jest.fn() }));
jest.mock('./account-menu', () => {
  throw new Error('lost');
});

const NOBODY: UserState = { user: null, loading: false, error: '', logout: () => Promise.resolve() };
const MEMBER = { uid: 'mariam', isAnonymous: false } as CurrentUser;
const GUEST = { uid: 'guest', isAnonymous: true } as CurrentUser;

test.each([
  ['a member whose menu did not come', { user: MEMBER }, common.shell.account, '/profile'],
  ['somebody who could not be recognised', { error: 'try-again' }, common.shell.account, '/profile'],
  ['a stranger', {}, common.shell.login, '/login?next=%2Fcart'],
  ['a guest who ordered', { user: GUEST }, common.shell.login, '/login?next=%2Fcart'],
] as const)('%s finds a link where the menu would be', async (_who, session, name, href) => {
  jest.mocked(useUserContext).mockReturnValue({ ...NOBODY, ...session });
  render(
    <WithTexts texts={{ common }}>
      <AccountControl />
    </WithTexts>,
  );
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});
