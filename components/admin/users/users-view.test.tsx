import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRouter, type NextRouter } from 'next/router';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { UsersView } from './users-view';

jest.mock('next/router', () => ({ useRouter: jest.fn() }));
jest.mock('@/components/admin/shell/page-header', () => ({
  PageHeader: ({ description }: { description: string }) => description,
}));
jest.mock('@/components/admin/staff/staff-panel', () => ({ StaffPanel: () => null }));
jest.mock('@/components/admin/users/customers-panel', () => ({ CustomersPanel: () => null }));

test('the address names the tab, and a tab that is opened stands in it', async () => {
  const replace = jest.fn(() => Promise.resolve(true));
  const router: Partial<NextRouter> = { query: { tab: 'staff' }, isReady: true, replace };
  jest.mocked(useRouter).mockReturnValue(router as NextRouter);
  renderInAdmin(<UsersView />);
  const [customers, staff] = screen.getAllByRole('tab');
  expect(staff).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText('Who runs the store with you.')).toBeVisible();
  await userEvent.click(customers ?? document.body);
  expect(customers).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText('Who buys from the store.')).toBeVisible();
  expect(replace).toHaveBeenCalledWith({ pathname: '/admin/users', query: {} }, undefined, expect.anything());
});
