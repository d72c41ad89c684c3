import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScanField } from '@/components/admin/workshop/scan-field';
import type { Order } from '@/lib/domain/orders/order';
import type { MakingState } from '@/lib/domain/orders/order-status';
import { fail, ok, type Result } from '@/lib/domain/result';
import { readOrderByNumber } from '@/lib/firestore/orders/workshop';
import { call } from '@/lib/functions/call';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { anOrder } from '@/tests/fixtures/shop/orders';

jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => ({ storeId: 'demo' }) }));
jest.mock('@/components/overlays/notify');
jest.mock('@/lib/functions/call');
jest.mock('@/lib/firestore/orders/workshop');

const read = jest.mocked(readOrderByNumber);
const orderIn = (state: MakingState | null): Order => ({
  ...anOrder(),
  status: 'confirmed',
  making: state && { state, events: [], changes: [] },
});

beforeEach(() => {
  jest
    .mocked(call)
    .mockReset()
    .mockResolvedValue(ok({ state: 'made' }));
});

async function scan(text: string) {
  renderInAdmin(<ScanField />);
  const field = screen.getByRole('textbox', { name: 'Scan or type an order number' });
  // A scanner types and presses Enter.
  await userEvent.type(field, `${text}{Enter}`);
  return field;
}

test.each([
  ['approved', 'in-production'],
  ['in-production', 'made'],
] as const)('a scan moves an order that is %s to %s and leaves room for the next', async (from, to) => {
  read.mockResolvedValue(ok([orderIn(from)]));
  const field = await scan('*b-1tq4k9-7f3*');
  expect(read).toHaveBeenCalledWith(expect.anything(), 'B-1TQ4K9-7F3');
  expect(call).toHaveBeenCalledWith('updateOrderMaking', { storeId: 'demo', orderId: 'order-1', from, to });
  await waitFor(() => expect(field).toHaveValue(''));
});

const REFUSED: [string, string, Result<Order[]>][] = [
  ['no number', '123', ok([])],
  ['no such order', 'B-1TQ4K9-7F3', ok([])],
  ['nothing to make', 'B-1TQ4K9-7F3', ok([orderIn(null)])],
  ['a design that nobody looked at', 'B-1TQ4K9-7F3', ok([orderIn('waiting')])],
  ['what is made already', 'B-1TQ4K9-7F3', ok([orderIn('made')])],
  ['no answer', 'B-1TQ4K9-7F3', fail({ code: 'try-again' })],
];

test.each(REFUSED)('with %s it says what is wrong at the field and moves nothing', async (_, text, found) => {
  read.mockResolvedValue(found);
  const field = await scan(text);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toHaveValue(text);
  expect(call).not.toHaveBeenCalled();
});
