import { fireEvent, screen, waitFor } from '@testing-library/react';
import { parseCustomer } from '@/lib/domain/customers/customer';
import { ok } from '@/lib/domain/result';
import { readCustomerGroups } from '@/lib/firestore/people/customers';
import { call } from '@/lib/functions/call';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { CustomerGroups } from './customer-groups';

jest.mock('@/lib/functions/call');
jest.mock('@/lib/firestore/people/customers');
jest.mock('@/components/admin/forms/owner-only', () => ({ useIsOwner: () => true }));
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => aStoreSetting() }));

const open = (fields: object) => {
  jest.mocked(readCustomerGroups).mockResolvedValue(ok(['Friends', 'Press']));
  jest
    .mocked(call)
    .mockClear()
    .mockResolvedValue(ok({ ok: true }));
  return renderInAdmin(<CustomerGroups customer={parseCustomer('k1', fields)} />);
};
const saved = () =>
  jest.mocked(call).mock.calls.map(([, request]) => (request as { groups: string[] }).groups);

test('a customer joins a known group, leaves one, and joins a new one', async () => {
  open({ uid: 'layla', groups: ['Friends'], groupsOf: 'layla' });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Press' }));
  await waitFor(() => expect(saved()).toHaveLength(1));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Friends' }));
  await waitFor(() => expect(saved()).toHaveLength(2));
  const name = screen.getByLabelText('New group');
  fireEvent.change(name, { target: { value: ' Neighbours ' } });
  fireEvent.submit(name);
  await waitFor(() => expect(name).toHaveValue(''));
  expect(saved()).toEqual([['Friends', 'Press'], ['Press'], ['Press', 'Neighbours']]);
});

test('after a tick the list follows the store again, so that the next one keeps what a colleague chose', async () => {
  const customer = { uid: 'layla', groupsOf: 'layla' };
  const { rerender } = open({ ...customer, groups: ['Friends'] });
  const store = (groups: string[]) =>
    rerender(<CustomerGroups customer={parseCustomer('k1', { ...customer, groups })} />);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Press' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Add' })).not.toHaveAttribute('data-loading'),
  );
  store(['Friends']);
  expect(screen.getByRole('checkbox', { name: 'Press' })).toBeChecked();
  store(['Friends', 'Press']);
  store(['Friends', 'Press', 'Family']);
  expect(screen.getByRole('checkbox', { name: 'Family' })).toBeChecked();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Friends' }));
  await waitFor(() => expect(saved()).toHaveLength(2));
  expect(saved()[1]).toEqual(['Press', 'Family']);
});

test('groups of an account before are not this one’s', async () => {
  open({ uid: 'omar', groups: ['Friends'], groupsOf: 'layla' });
  expect(await screen.findByRole('checkbox', { name: 'Friends' })).not.toBeChecked();
});

test('a guest is in no group', async () => {
  open({ uid: null });
  expect(await screen.findByText('Only customers with an account can be in groups.')).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
