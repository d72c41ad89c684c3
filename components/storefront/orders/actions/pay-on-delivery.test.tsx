import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order } from '@/lib/domain/orders/order';
import { fail, ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import checkout from '@/locales/en/checkout.json';
import orders from '@/locales/en/orders.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { anOrder } from '@/tests/fixtures/shop/orders';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { PayOnDelivery } from './pay-on-delivery';

jest.mock('next/router', () => ({ useRouter: () => ({ locale: 'en' }) }));
jest.mock('@/lib/functions/call');
jest.mock('@/components/overlays/notify', () => ({ notify: () => undefined }));

const setting = aStoreSetting();
let fee = 0;
jest.mock('@/context/store-setting-context', () => ({
  useStoreSetting: () => ({
    ...setting,
    payment: { ...setting.payment, cash: { enabled: true, limit: null, fee, rounding: true } },
  }),
}));

const waiting: Order = { ...anOrder(), status: 'pending', paymentMethod: 'card', total: 3000 };
const shown = () => (
  <WithTexts texts={{ checkout, orders }}>
    <PayOnDelivery order={waiting} />
  </WithTexts>
);

/** The store answers that the order's total is `to` instead of `from`. */
const refuse = (from: number, to: number) =>
  jest
    .mocked(call)
    .mockResolvedValueOnce(
      fail({ code: 'cart-changed', changes: [{ kind: 'total', currency: 'USD', from, to }] }),
    );
const press = () => userEvent.click(screen.getByRole('button', { name: orders.unfinished.payOnDelivery }));
const told = (seenTotal: number) =>
  expect(call).toHaveBeenLastCalledWith('payOnDelivery', expect.objectContaining({ seenTotal }));

beforeEach(() => {
  fee = 300;
  jest
    .mocked(call)
    .mockReset()
    .mockResolvedValue(ok({ status: 'placed' }));
});

test('a fee that the page did not show is told, and taken once the shopper asks again', async () => {
  render(shown());
  refuse(3300, 3500);
  await press();
  told(3300);
  expect(screen.getByRole('alert')).toHaveTextContent('$35.00 instead of $33.00');
  expect(screen.getByText(/costs \$5\.00 more/)).toBeInTheDocument();
  refuse(3500, 3700);
  await press();
  told(3500);
  expect(screen.getByRole('alert')).toHaveTextContent('$37.00 instead of $35.00');
  await press();
  told(3700);
});

test('a newer setting outweighs what the store told before, and that is not shown any more', async () => {
  const { rerender } = render(shown());
  refuse(3300, 3500);
  await press();
  fee = 100;
  rerender(shown());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await press();
  told(3100);
});
