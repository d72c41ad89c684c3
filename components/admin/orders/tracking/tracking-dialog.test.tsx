import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order } from '@/lib/domain/orders/order';
import { ok } from '@/lib/domain/result';
import { readOrderByNumber } from '@/lib/firestore/orders/workshop';
import { call } from '@/lib/functions/call';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { anOrder } from '@/tests/fixtures/shop/orders';
import { TrackingDialog } from './tracking-dialog';

jest.mock('@/lib/env', () => ({ env: { storeId: 'demo' } }));
jest.mock('@/lib/functions/call');
jest.mock('@/lib/firestore/orders/workshop');
jest.mock('@/context/store-setting-context', () => ({
  useStoreSetting: () => ({ carriers: { own: [] }, country: '' }),
}));

const NUMBER = 'B-1TQ4K9-7F3';
const order: Order = { ...anOrder(), number: NUMBER, status: 'confirmed' };

beforeEach(() => {
  jest
    .mocked(call)
    .mockReset()
    .mockResolvedValue(ok({ status: 'shipped' }));
  jest
    .mocked(readOrderByNumber)
    .mockImplementation(async (_, number) => ok(number === NUMBER ? [order] : []));
});

const parcel = {
  ...{ storeId: 'demo', orderId: order.id, key: 't-SM1', lines: [{ line: 0, quantity: 1 }] },
  trackingNumber: 'SM1',
};

test('a scanner types the slip and then the label, each with Enter', async () => {
  renderInAdmin(<TrackingDialog onClose={() => undefined} />);
  await userEvent.type(screen.getByLabelText('Carrier'), 'SMSA');
  await userEvent.type(screen.getByLabelText('Scan an order number'), `*${NUMBER}*{Enter}`);
  await userEvent.type(screen.getByLabelText(`Now the tracking number of ${NUMBER}`), 'SM1{Enter}');
  expect(await screen.findByText(`${NUMBER} is shipped.`)).toBeVisible();
  expect(jest.mocked(call).mock.calls).toEqual([['shipParcel', { ...parcel, carrier: 'SMSA' }]]);
  expect(screen.getByLabelText('Scan an order number')).toHaveValue('');
});

test('a file is shown line by line before anything of it is saved', async () => {
  renderInAdmin(<TrackingDialog onClose={() => undefined} />);
  const text = `order,carrier,number\n${NUMBER},DHL,SM1\nB-1TQ4K9-7F4,DHL,2\nnothing,DHL,3\n`;
  const file = Object.assign(new File([text], 'day.csv'), { text: async () => text });
  await userEvent.upload(screen.getByLabelText('Or a CSV file'), file);
  expect(await screen.findByText('Ready: 1. Cannot be taken: 2.')).toBeVisible();
  const lines = within(screen.getByRole('list', { name: 'Lines of the file' }));
  expect(lines.getByText('There is no such order.')).toBeVisible();
  expect(lines.getByText('This is no order number.')).toBeVisible();
  expect(call).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save 1 line' }));
  await waitFor(() => expect(screen.getByText('Saved: 1. Not taken: 2.')).toBeVisible());
  expect(jest.mocked(call).mock.calls).toEqual([['shipParcel', { ...parcel, carrier: 'DHL' }]]);
});
