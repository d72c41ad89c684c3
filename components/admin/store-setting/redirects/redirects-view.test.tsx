import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Redirect } from '@/lib/domain/redirects/redirect';
import { fail, ok } from '@/lib/domain/result';
import { watchRedirects } from '@/lib/firestore/store-setting';
import { call } from '@/lib/functions/call';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { RedirectsView } from './redirects-view';

jest.mock('@/lib/functions/call');
jest.mock('@/lib/firestore/store-setting');
jest.mock('@/components/overlays/notify', () => ({ notify: () => undefined }));
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => ({ storeId: 'demo' }) }));

const rows: Redirect[] = [
  { from: '/old', to: '/products/new' },
  { from: '/gifts', to: '/categories/gifts' },
];

beforeEach(() => {
  jest
    .mocked(watchRedirects)
    .mockReset()
    .mockImplementation((_, onNext) => {
      onNext(rows);
      return () => undefined;
    });
  jest
    .mocked(call)
    .mockReset()
    .mockResolvedValue(ok({ count: 3 }));
});

test('a redirect is checked at its fields, here and by the function', async () => {
  renderInAdmin(<RedirectsView />);
  const [from, to] = [screen.getByLabelText(/^Old address/), screen.getByLabelText(/^New address/)];
  await userEvent.type(from, '/');
  await userEvent.click(screen.getByRole('button', { name: 'Add redirect' }));
  expect(await screen.findByText('Write an address of your shop, such as /collections/gifts.')).toBeVisible();
  expect(call).not.toHaveBeenCalled();
  await userEvent.clear(from);
  await userEvent.type(from, '/a');
  await userEvent.type(to, '/a');
  jest
    .mocked(call)
    .mockResolvedValueOnce(fail({ code: 'invalid-input', fields: { 'add.0.to': 'field.redirect.loop' } }));
  await userEvent.click(screen.getByRole('button', { name: 'Add redirect' }));
  expect(await screen.findByText('This leads back to where it begins.')).toBeVisible();
  expect(from).toHaveValue('/a');
});

test('a file is shown line by line before it is saved', async () => {
  renderInAdmin(<RedirectsView />);
  await userEvent.click(screen.getByRole('button', { name: 'Import CSV' }));
  const text = 'Redirect from,Redirect to\n/a,/b\n/c,javascript:1\n';
  const file = Object.assign(new File([text], 'old.csv'), { text: async () => text });
  await userEvent.upload(screen.getByLabelText('CSV file'), file);
  expect(await screen.findByText('Ready: 1. Cannot be taken: 1.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save 1 line' }));
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith('saveRedirects', {
      ...{ storeId: 'demo', remove: [] },
      add: [{ from: '/a', to: '/b' }],
    }),
  );
});

test('the list is searched, the latest first', async () => {
  renderInAdmin(<RedirectsView />);
  const table = screen.getByRole('table', { name: 'Redirects' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent('/gifts');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search addresses' }), 'PRODUCTS');
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(2));
  await userEvent.click(within(table).getByRole('button', { name: 'Remove the redirect of /old' }));
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith('saveRedirects', { storeId: 'demo', add: [], remove: ['/old'] }),
  );
});
