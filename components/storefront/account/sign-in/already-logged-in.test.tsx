import { render, screen } from '@testing-library/react';
import type { CurrentUser } from '@/lib/domain/account/current-user';
import account from '@/locales/en/account.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { AlreadyLoggedIn } from './already-logged-in';

jest.mock('@/context/user-context', () => ({ useUserContext: () => ({ logout: () => Promise.resolve() }) }));
jest.mock('@/components/storefront/shell/storefront-head', () => ({ StorefrontHead: () => null }));

function show(isAdmin: boolean, next: string, withoutShop?: true) {
  const user = { name: 'Rana Saleh', email: 'rana@example.com', isAdmin } as CurrentUser;
  render(
    <WithTexts texts={{ account }}>
      <AlreadyLoggedIn user={user} next={next} withoutShop={withoutShop} />
    </WithTexts>,
  );
}

test('who was sent here from an admin that is closed to them is told so, and offered another account', () => {
  show(false, '/admin/orders?status=placed');
  expect(screen.getByText(/Rana Saleh, but this account has no access/)).toBeVisible();
  expect(screen.getByRole('button', { name: account.already.refused.logout })).toBeVisible();
  expect(screen.queryByRole('link', { name: account.already.continue })).toBeNull();
});

test('where no shop is shown nobody is led to it', () => {
  show(false, '/admin/orders', true);
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  [true, '/admin/orders'],
  [false, '/orders'],
  [false, '/products?q=admin'],
  [false, '/products/admin-desk'],
])('otherwise they are led on (of the store: %s, to %s)', (isAdmin, next) => {
  show(isAdmin, next);
  expect(screen.getByRole('link', { name: account.already.continue })).toHaveAttribute('href', next);
});
