import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order } from '@/lib/domain/orders/order';
import { NO_TRANSFER } from '@/lib/domain/payments/transfer/order-transfer';
import { fail } from '@/lib/domain/result';
import { uploadReceipt } from '@/lib/functions/pictures/order-picture';
import arErrors from '@/locales/ar/errors.json';
import arOrders from '@/locales/ar/orders.json';
import arPayment from '@/locales/ar/payment.json';
import errors from '@/locales/en/errors.json';
import orders from '@/locales/en/orders.json';
import payment from '@/locales/en/payment.json';
import { AN_IBAN } from '@/tests/fixtures/money/bank-transfers';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { anOrder } from '@/tests/fixtures/shop/orders';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { TransferPanel } from './transfer-panel';

jest.mock('next/router', () => ({ useRouter: () => ({ locale: 'en' }) }));
jest.mock('@/lib/functions/pictures/order-picture');
jest.mock('@/components/overlays/notify', () => ({ notify: () => undefined }));
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

const entry = { id: 'a', at: 5, by: '', amount: 1000, note: '' };
const part: Order = {
  ...anOrder(),
  ...{ total: 3500, status: 'pending', paymentMethod: 'transfer' },
  transfer: { ...NO_TRANSFER, received: [entry] },
};

test.each([
  ['English', { orders, payment, errors }],
  ['Arabic', { orders: arOrders, payment: arPayment, errors: arErrors }],
] as const)('what is missing, the account and the reference stand there in %s', (_, texts) => {
  render(
    <WithTexts texts={texts}>
      <TransferPanel order={part} />
    </WithTexts>,
  );
  expect(screen.getByText('$25')).toBeVisible();
  expect(screen.getByText('GB82 WEST 1234 5698 7654 32')).toBeVisible();
  expect(screen.getByText(part.number)).toBeVisible();
  expect(screen.getByText(texts.orders.transfer.came.replace('{{amount}}', '$10'))).toBeVisible();
  expect(screen.queryByText(texts.payment.transfer.wallet)).toBeNull();
});

test('a receipt that is no picture says so under its button', async () => {
  jest
    .mocked(uploadReceipt)
    .mockResolvedValueOnce(fail({ code: 'invalid-input', fields: { picture: 'field.picture.unreadable' } }));
  render(
    <WithTexts texts={{ orders, payment, errors }}>
      <TransferPanel order={part} token="a-token" />
    </WithTexts>,
  );
  const file = new File(['%PDF'], 'receipt.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText(orders.transfer.receipt, { selector: 'input' }), file);
  expect(uploadReceipt).toHaveBeenCalledWith(part, expect.anything(), 'a-token');
  expect(await screen.findByText(errors.field.picture.unreadable)).toBeVisible();
});
