import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { AdminLayout } from './admin-layout';

function mockNothing() {
  return null;
}
function mockFrame({ children }: { readonly children: unknown }) {
  return children;
}

jest.mock('@/context/user-context', () => ({ useUserContext: () => ({ user: { isSupport: true } }) }));
jest.mock('@/components/admin/account/fresh-sign-in-gate', () => ({ FreshSignInGate: mockNothing }));
jest.mock('@/components/admin/orders/alert/new-order-alert', () => ({ NewOrderAlert: mockNothing }));
jest.mock('@/components/admin/orders/alert/order-feed-context', () => ({ OrderFeedProvider: mockFrame }));
jest.mock('@/components/admin/orders/alert/silent-bell', () => ({ SilentBell: mockNothing }));
jest.mock('@/components/admin/palette/palette-button', () => ({ PaletteButton: mockNothing }));
jest.mock('@/components/admin/palette/palette-context', () => ({ PaletteProvider: mockFrame }));
jest.mock('@/components/admin/plan/plan-context', () => ({ PlanProvider: mockFrame }));
jest.mock('@/components/admin/platform/support-banner', () => ({ SupportBanner: mockNothing }));
jest.mock('@/components/admin/platform/suspension-banner', () => ({ SuspensionBanner: mockNothing }));
jest.mock('@/components/admin/shell/admin-footer', () => ({ AdminFooter: mockNothing }));
jest.mock('@/components/admin/shell/admin-guard', () => ({ AdminGuard: mockFrame }));
jest.mock('@/components/admin/shell/admin-logo', () => ({ AdminLogo: mockNothing }));
jest.mock('@/components/admin/shell/admin-nav', () => ({
  AdminNav: () => <a href="/admin/orders">Orders</a>,
}));
jest.mock('@/components/admin/shell/admin-top-bar', () => ({ AdminTopBar: mockNothing }));
jest.mock('@/components/admin/shell/nav-counts', () => ({ InboxProvider: mockFrame }));
jest.mock('@/components/admin/shell/store-switcher', () => ({ StoreSwitcher: mockNothing }));

test('the first link leads past the navigation, to the content', async () => {
  renderInAdmin(<AdminLayout>the desk</AdminLayout>);
  await userEvent.tab();
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  expect(skip).toHaveFocus();
  const main = screen.getByRole('main');
  expect(skip).toHaveAttribute('href', `#${main.id}`);
  main.focus();
  expect(main).toHaveFocus();
});
