import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderStatusForm } from '@/components/admin/orders/detail/order-status-form';
import type { Order } from '@/lib/domain/orders/order';
import type { OrderStatus } from '@/lib/domain/orders/order-status';
import { call } from '@/lib/functions/call';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { anOrder } from '@/tests/fixtures/shop/orders';

jest.mock('@/lib/functions/call');
jest.mock('@/components/overlays/notify', () => ({ notify: () => undefined }));

const REFUSED = { ok: false, error: { code: 'try-again' } } as const;
const DONE = { ok: true, value: { status: 'shipped' } } as never;

const orderIn = (status: OrderStatus): Order => ({ ...anOrder(), status });

function open(status: OrderStatus) {
  const { rerender } = renderInAdmin(<OrderStatusForm order={orderIn(status)} />);
  return (next: OrderStatus) => rerender(<OrderStatusForm order={orderIn(next)} />);
}

const field = (name: string) => screen.getByLabelText(name);
const press = (name: string) => userEvent.click(screen.getByText(name, { selector: 'button' }));

async function fill(name: string, text: string) {
  await userEvent.click(field(name));
  await userEvent.paste(text);
}

async function cancelFor(reason: string) {
  await userEvent.selectOptions(field('Status'), 'Cancelled');
  await press('Update Status');
  await fill('Reason (optional)', reason);
}

beforeEach(() => jest.mocked(call).mockReset().mockResolvedValue(REFUSED));

test('a step that fails keeps the carrier and the tracking number', async () => {
  open('confirmed');
  await fill('Carrier', 'Aramex');
  await fill('Tracking Number', '417');
  await press('Update Status');
  expect(field('Carrier')).toHaveValue('Aramex');
  expect(field('Tracking Number')).toHaveValue('417');
});

test('a cancellation that fails keeps the question open, with its reason', async () => {
  open('placed');
  await cancelFor('Out of paint');
  await press('Yes, go ahead');
  expect(field('Reason (optional)')).toHaveValue('Out of paint');
  expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open');
});

test('a step that succeeds begins the form anew and closes the question', async () => {
  jest.mocked(call).mockResolvedValue(DONE);
  const becomes = open('placed');
  await cancelFor('Out of paint');
  await press('Yes, go ahead');
  becomes('cancelled');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('Out of paint')).toBeNull();
});

test('what was typed is shown when somebody else has moved the order on', async () => {
  const becomes = open('confirmed');
  await fill('Carrier', 'Aramex');
  becomes('shipped');
  expect(screen.getByRole('alert')).toHaveTextContent(/Shipped.*was not saved.*Carrier: Aramex/);
  await press('Discard');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(call).not.toHaveBeenCalled();
});

test('a question that the order has overtaken is taken back, and asks for no other step', async () => {
  const becomes = open('confirmed');
  await cancelFor('Out of paint');
  becomes('delivered');
  expect(await screen.findByRole('alert')).toHaveTextContent(/Delivered.*Reason: Out of paint/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a step that nobody chose is not replaced by the next one, when somebody else has moved the order on', async () => {
  const becomes = open('placed');
  expect(field('Status')).toHaveDisplayValue('Confirmed');
  becomes('confirmed');
  expect(field('Status')).toHaveDisplayValue('Choose a status');
  expect(screen.getByText('Update Status', { selector: 'button' })).toBeDisabled();
  await userEvent.selectOptions(field('Status'), 'Shipped');
  await press('Update Status');
  expect(call).toHaveBeenCalledWith(
    'updateOrderStatus',
    expect.objectContaining({ from: 'confirmed', to: 'shipped' }),
  );
});

test('after a step of their own the next one is offered, and none for a step that the order overtook', async () => {
  jest.mocked(call).mockResolvedValue(DONE);
  const becomes = open('placed');
  await press('Update Status');
  becomes('confirmed');
  expect(field('Status')).toHaveDisplayValue('Shipped');
  await userEvent.selectOptions(field('Status'), 'Cancelled');
  becomes('shipped');
  expect(field('Status')).toHaveDisplayValue('Choose a status');
});

test('a question that the order still allows stays open', async () => {
  const becomes = open('placed');
  await cancelFor('Out of paint');
  becomes('confirmed');
  expect(field('Reason (optional)')).toHaveValue('Out of paint');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a reason that was typed for a cancellation does not go with another step', async () => {
  open('placed');
  await cancelFor('Out of paint');
  await press('Keep Order');
  await userEvent.selectOptions(field('Status'), 'Confirmed');
  await press('Update Status');
  expect(call).toHaveBeenCalledTimes(1);
  expect(call).toHaveBeenCalledWith(
    'updateOrderStatus',
    expect.not.objectContaining({ reason: 'Out of paint' }),
  );
});

test('a parcel that came back needs its reason, and takes the words to the shopper along', async () => {
  jest.mocked(call).mockResolvedValue(DONE);
  open('shipped');
  await userEvent.selectOptions(field('Status'), 'Not delivered');
  expect(screen.getByText('Update Status', { selector: 'button' })).toBeDisabled();
  await userEvent.selectOptions(screen.getByLabelText(/Why it was not delivered/), 'Nobody was there');
  await fill('Reason (optional)', 'We try again on Sunday');
  await press('Update Status');
  expect(call).toHaveBeenCalledWith(
    'updateOrderStatus',
    expect.objectContaining({ to: 'undelivered', why: 'absent', reason: 'We try again on Sunday' }),
  );
});

test('what comes back damaged can be written off', async () => {
  open('undelivered');
  await userEvent.selectOptions(field('Status'), 'Returned');
  await press('Update Status');
  // Without its focus, which Chakra gives up with an event that jsdom lacks.
  fireEvent.click(screen.getByRole('checkbox'));
  await press('Yes, go ahead');
  expect(call).toHaveBeenCalledWith(
    'updateOrderStatus',
    expect.objectContaining({ from: 'undelivered', to: 'returned', writeOff: true }),
  );
});
