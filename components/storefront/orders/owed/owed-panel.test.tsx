import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order } from '@/lib/domain/orders/order';
import { NO_TRANSFER } from '@/lib/domain/payments/transfer/order-transfer';
import { fail, ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import arErrors from '@/locales/ar/errors.json';
import arOrders from '@/locales/ar/orders.json';
import arPayment from '@/locales/ar/payment.json';
import errors from '@/locales/en/errors.json';
import orders from '@/locales/en/orders.json';
import payment from '@/locales/en/payment.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { AN_IBAN } from '@/tests/fixtures/money/bank-transfers';
import { anOrder } from '@/tests/fixtures/shop/orders';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { OwedPanel } from './owed-panel';

const push = jest.fn();
jest.mock('next/router', () => ({ useRouter: () => ({ locale: 'en', push }) }));
jest.mock('@/lib/functions/call');
jest.mock('@/lib/hooks/browser/use-minute', () => ({ useMinute: () => 5000 }));
jest.mock('@/lib/hooks/language/use-formats', () => ({
  useFormats: () => ({ locale: 'en', money: (amount: number) => `$${amount / 100}`, dateTime: String }),
}));

const setting = aStoreSetting();
jest.mock('@/context/store-setting-context', () => ({
  useStoreSetting: () => ({
    ...setting,
    payment: { ...setting.payment, transfer: { ...setting.payment.transfer, enabled: true, iban: AN_IBAN } },
  }),
}));
jest.mock('@/lib/functions/pictures/order-picture');

const owing = (payUntil = 9000): Order => ({
  ...anOrder(),
  ...{ status: 'placed', paymentMethod: 'card', paymentStatus: 'paid' },
  extraPayments: [
    {
      id: 'extra-1',
      at: 1,
      amount: 1500,
      paymentId: null,
      payUntil,
      busyUntil: null,
      refusals: [],
      paidAt: null,
    },
  ],
});

const LANGUAGES = [
  ['English', { orders, errors, payment }],
  ['Arabic', { orders: arOrders, errors: arErrors, payment: arPayment }],
] as const;

const shown = (order: Order, texts: (typeof LANGUAGES)[number][1], token?: string) =>
  render(
    <WithTexts texts={texts}>
      <OwedPanel order={order} token={token} />
    </WithTexts>,
  );

test.each(LANGUAGES)('it says what is owed and leads to the page that takes it, in %s', async (_, texts) => {
  const order = owing();
  jest.mocked(call).mockResolvedValueOnce(fail({ code: 'try-again' }));
  shown(order, texts, 'tracked');
  const button = screen.getByRole('button', { name: texts.orders.owed.pay.replace('{{amount}}', '$15') });
  await userEvent.click(button);
  expect(await screen.findByText(texts.errors['try-again'])).toBeVisible();
  jest.mocked(call).mockResolvedValueOnce(ok({ token: 'signed' }));
  await userEvent.click(button);
  expect(call).toHaveBeenLastCalledWith('readOwnPaymentLink', {
    ...{ storeId: order.storeId, orderId: order.id, token: 'tracked' },
  });
  expect(push).toHaveBeenLastCalledWith('/pay/signed');
});

test('once its time is over the store is asked', () => {
  shown(owing(4000), LANGUAGES[0][1]);
  expect(screen.getByText(orders.owed.over)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('what a transfer paid is transferred too, whatever the time', async () => {
  const order = { ...owing(4000), paymentMethod: 'transfer', transfer: NO_TRANSFER } as const;
  shown(order, LANGUAGES[0][1]);
  expect(await screen.findByText(orders.transfer.title)).toBeVisible();
  expect(screen.getByText(order.number)).toBeVisible();
  expect(screen.queryByText(orders.owed.over)).toBeNull();
});
