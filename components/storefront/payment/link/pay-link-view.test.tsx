import { render, screen } from '@testing-library/react';
import type { PayableOrder } from '@/lib/domain/api/money/payment-links';
import { fail, ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import { loadStripe } from '@/lib/payment/load-stripe';
import arErrors from '@/locales/ar/errors.json';
import arPayment from '@/locales/ar/payment.json';
import errors from '@/locales/en/errors.json';
import payment from '@/locales/en/payment.json';
import { AN_IBAN } from '@/tests/fixtures/money/bank-transfers';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { PayLinkView } from './pay-link-view';

jest.mock('next/router', () => ({ useRouter: () => ({ query: { token: 'a-token' }, locale: 'en' }) }));
jest.mock('@/components/storefront/shell/storefront-head', () => ({ StorefrontHead: () => null }));
jest.mock('@/lib/hooks/language/use-formats', () => ({
  useFormats: () => ({ locale: 'en', money: (amount: number) => `$${amount / 100}`, count: String }),
}));
const mockSetting = aStoreSetting();
let mockTakes = false;
jest.mock('@/context/store-setting-context', () => ({
  useStoreSetting: () => ({
    ...mockSetting,
    payment: {
      ...mockSetting.payment,
      transfer: { ...mockSetting.payment.transfer, enabled: mockTakes, iban: AN_IBAN },
    },
  }),
}));
jest.mock('@/lib/functions/call');
jest.mock('@/lib/payment/load-stripe');
jest.mock('@/components/storefront/payment/card-form', () => ({}));

const order: PayableOrder = {
  number: 'B-1TQ4K9-7F3',
  state: 'open',
  mayTransfer: true,
  lines: [{ title: { en: 'Sea Breeze', ar: 'نسيم البحر' }, quantity: 2 }],
  amount: 5500,
  currency: 'USD',
};

const open = (texts: Parameters<typeof WithTexts>[0]['texts'] = { payment, errors }) =>
  render(
    <WithTexts texts={texts}>
      <PayLinkView />
    </WithTexts>,
  );

/** The order at its store, and what the store answers about its payment. */
function answerWith(orders: readonly PayableOrder[], start: unknown) {
  const left = [...orders];
  jest.mocked(call).mockImplementation(((name: string) => {
    if (name === 'readPaymentLink') return Promise.resolve(ok(left.length > 1 ? left.shift() : left[0]));
    return Promise.resolve(
      name === 'startLinkPayment' ? start : ok({ status: 'placed', paymentStatus: 'paid' }),
    );
  }) as never);
}

test('an order that somebody else has just paid is never asked for again', async () => {
  answerWith([order, { ...order, state: 'paid', amount: 0 }], fail({ code: 'nothing-to-pay' }));
  open();
  expect(await screen.findByText(payment.link.state.paid)).toBeVisible();
  expect(loadStripe).not.toHaveBeenCalled();
});

test.each(['paid', 'held', 'over'] as const)(
  'a link of an order that is %s says so, in both languages',
  async (state) => {
    answerWith([{ ...order, state }], null);
    const { unmount } = open();
    expect(await screen.findByText(payment.link.state[state])).toBeVisible();
    unmount();
    open({ payment: arPayment, errors: arErrors });
    expect(await screen.findByText(arPayment.link.state[state])).toBeVisible();
  },
);

test('an order by transfer shows the account, and no card is asked for', async () => {
  mockTakes = true;
  answerWith([{ ...order, state: 'transfer' }], null);
  open();
  expect(await screen.findByText('GB82 WEST 1234 5698 7654 32')).toBeVisible();
  expect(screen.getByText(order.number)).toBeVisible();
  expect(loadStripe).not.toHaveBeenCalled();
});

test.each([true, false])(
  'a transfer instead of the card is offered where it may be chosen: %s',
  async (mayTransfer) => {
    mockTakes = true;
    answerWith([{ ...order, mayTransfer }], fail({ code: 'payment-unavailable' }));
    open();
    expect(await screen.findByRole('list', { name: payment.link.lines })).toBeVisible();
    expect(screen.queryAllByRole('button', { name: payment.transfer.choose })).toHaveLength(
      mayTransfer ? 1 : 0,
    );
  },
);

test('an old link says what to do', async () => {
  jest.mocked(call).mockResolvedValue(fail({ code: 'link-expired' }));
  open();
  expect(await screen.findByText(payment.link.state.expired)).toBeVisible();
});
