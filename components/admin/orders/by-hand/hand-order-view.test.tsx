import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HandOrderView } from '@/components/admin/orders/by-hand/hand-order-view';
import arErrors from '@/locales/ar/errors.json';
import ar from '@/locales/ar/admin-orders.json';
import enErrors from '@/locales/en/errors.json';
import en from '@/locales/en/admin-orders.json';
import { aMethod, aZone } from '@/tests/fixtures/shop/delivery';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { fail, ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';

jest.mock('@/lib/functions/call');
jest.mock('@/components/overlays/notify', () => ({ notify: () => undefined }));
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => mockSetting() }));
jest.mock('@/lib/firestore/catalogue/managed-products', () => ({
  watchManagedPage: (_store: string, _query: object, onNext: (page: object) => void) => {
    onNext({ products: [mockProduct()], next: '', isGuess: false });
    return () => undefined;
  },
}));
jest.mock('@/lib/firestore/orders/order-list', () => ({}));

let mockStore = aStoreSetting();
const mockSetting = () => mockStore;
const mockProduct = () => aProduct({ variants: [aVariant({ price: 2500, salePrice: 1900 })] });
const zone = aZone({ id: 'all', rest: true, methods: [aMethod(), aMethod({ id: 'express' })] });

const line = { productId: 'board', variantId: 'v1', quantity: 2 };
const which = { productId: 'board', variantId: 'v1', title: 'Sea Breeze' };

function quote(seenPrice: number, told: object = {}) {
  const changes = seenPrice === 2500 ? [] : [{ kind: 'price', ...which, from: seenPrice, to: 2500 }];
  return ok({
    ...{
      currency: 'USD',
      lines: [{ ...line, unitPrice: 2500, basePrice: 2500 }],
      changes,
      methods: ['cash', 'card'],
    },
    ...{ subtotal: 5000, discount: 0, deliveryCharges: 0, deliveryDiscount: 0, total: 5000 },
    ...{ cashFee: 0, tax: null, rounding: 0 },
    ...told,
  });
}

test('a price that changed since the draft is agreed to before the order is sent, and refusals stand at their fields', async () => {
  const drafted = { ...line, name: 'Sea Breeze', picture: '', seenPrice: 2000 };
  localStorage.setItem('boards.hand-order', JSON.stringify({ lines: [drafted] }));
  jest
    .mocked(call)
    .mockImplementation(((name: string, asked: { lines: { seenPrice: number }[] }) =>
      Promise.resolve(
        name === 'quoteHandOrder'
          ? quote(asked.lines[0]?.seenPrice ?? 0)
          : fail({ code: 'invalid-input', fields: { 'address.city': 'field.city.required' } }),
      )) as never);
  renderInAdmin(<HandOrderView />);
  expect(await screen.findByText('Sea Breeze costs $25.00 now, not $20.00.')).toBeVisible();
  const send = screen.getByRole('button', { name: 'Send order' });
  expect(send).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Take over' }));
  await screen.findByText('$25.00');
  expect(send).toBeEnabled();
  await userEvent.click(send);
  expect(call).toHaveBeenLastCalledWith(
    'placeHandOrder',
    expect.objectContaining({ lines: [{ ...line, seenPrice: 2500 }], seenTotal: 5000, source: 'whatsapp' }),
  );
  expect(await screen.findByText('City is required.')).toBeVisible();
});

test.each(['en', 'ar'] as const)(
  'a price and its reason are typed at the line in %s, the method is one of the address, and both outlive a reload',
  async (locale) => {
    const { byHand } = locale === 'ar' ? ar : en;
    // Arabic isolates what is put into its sentences.
    const put = (value: string) => (locale === 'ar' ? `\u2068${value}\u2069` : value);
    const named = (text: string) =>
      text.replace('{{name}}', put('Sea Breeze')).replace('{{currency}}', put('USD'));
    mockStore = aStoreSetting({ delivery: { zones: [zone], holidays: [] } });
    const drafted = { ...line, name: 'Sea Breeze', picture: '', seenPrice: 2500 };
    const kept = { lines: [drafted], address: { city: 'Amman' } };
    localStorage.setItem('boards.hand-order', JSON.stringify(kept));
    jest
      .mocked(call)
      .mockImplementation(((name: string) =>
        Promise.resolve(
          name === 'quoteHandOrder'
            ? quote(2500)
            : fail({ code: 'invalid-input', fields: { 'prices[0].reason': 'field.reason.missing' } }),
        )) as never);
    const { unmount } = renderInAdmin(<HandOrderView />, { locale });
    await userEvent.click(screen.getByRole('button', { name: named(byHand.ownPriceOf) }));
    await userEvent.type(screen.getByLabelText(named(byHand.priceOf)), '20');
    await waitFor(() => expect(screen.getByLabelText(byHand.delivery)).toBeEnabled());
    await userEvent.selectOptions(screen.getByLabelText(byHand.delivery), 'express');
    unmount();

    renderInAdmin(<HandOrderView />, { locale });
    expect(screen.getByLabelText(named(byHand.priceOf))).toHaveValue('20');
    await waitFor(() => expect(screen.getByLabelText(byHand.delivery)).toHaveValue('express'));
    const send = screen.getByRole('button', { name: byHand.send });
    await waitFor(() => expect(send).toBeEnabled());
    await userEvent.click(send);
    const which = { productId: 'board', variantId: 'v1' };
    expect(call).toHaveBeenLastCalledWith(
      'placeHandOrder',
      expect.objectContaining({
        deliveryMethod: 'express',
        prices: [{ ...which, price: 2000, reason: '' }],
      }),
    );
    const { missing } = (locale === 'ar' ? arErrors : enErrors).field.reason;
    expect(await screen.findByText(missing)).toBeVisible();
  },
);

test('an order of a store without keys for cards is quoted and sent by cash, which is all that its select shows', async () => {
  const drafted = { ...line, name: 'Sea Breeze', picture: '', seenPrice: 2500 };
  localStorage.setItem('boards.hand-order', JSON.stringify({ lines: [drafted] }));
  const { payment } = aStoreSetting();
  mockStore = aStoreSetting({ payment: { ...payment, card: { ...payment.card, enabled: true } } });
  jest
    .mocked(call)
    .mockImplementation(((name: string) =>
      Promise.resolve(
        name === 'quoteHandOrder'
          ? quote(2500, { methods: ['cash'] })
          : fail({ code: 'payment-method-unavailable' }),
      )) as never);
  renderInAdmin(<HandOrderView />);
  const method = screen.getByLabelText(en.byHand.paymentMethod);
  await waitFor(() => expect(within(method).getAllByRole('option')).toHaveLength(1));
  expect(method).toHaveValue('cash');
  const send = screen.getByRole('button', { name: en.byHand.send });
  await waitFor(() => expect(send).toBeEnabled());
  const byCash = expect.objectContaining({ paymentMethod: 'cash' });
  expect(call).toHaveBeenLastCalledWith('quoteHandOrder', byCash);
  await userEvent.click(send);
  expect(call).toHaveBeenLastCalledWith('placeHandOrder', byCash);
});

test('the sums of an order by hand add up: fee, added VAT and rounding stand among them', async () => {
  const drafted = { ...line, name: 'Sea Breeze', picture: '', seenPrice: 2500 };
  localStorage.setItem('boards.hand-order', JSON.stringify({ lines: [drafted] }));
  const part = { taxClass: 'standard', rate: 1500, net: 5000, tax: 750 };
  const none = { ...part, net: 0, tax: 0 };
  const tax = { included: false, country: 'SA', lines: [part], delivery: none, cashFee: none };
  const told = { deliveryCharges: 500, cashFee: 300, tax, rounding: -5, total: 6545 };
  jest.mocked(call).mockImplementation((() => Promise.resolve(quote(2500, told))) as never);
  renderInAdmin(<HandOrderView />);
  await screen.findByText('$65.45');
  const rows = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(rows).toEqual(['$50.00', '$0.00', '$5.00', '$3.00', '$7.50', '-$0.05', '$65.45']);
});

test('a product on sale is found and added at its sale price', async () => {
  localStorage.clear();
  jest.mocked(call).mockResolvedValue(quote(2500) as never);
  renderInAdmin(<HandOrderView />);
  await userEvent.type(screen.getByRole('searchbox', { name: en.byHand.find }), 'sea');
  await userEvent.click(await screen.findByRole('button', { name: /\$19\.00/ }));
  await waitFor(() =>
    expect(call).toHaveBeenLastCalledWith(
      'quoteHandOrder',
      expect.objectContaining({ lines: [expect.objectContaining({ seenPrice: 1900 })] }),
    ),
  );
});
