import { zonesOfCharges } from '@/lib/domain/delivery/from-charges';
import type { RequestedLine } from '@/lib/domain/api/orders';
import { estimateCart } from '@/lib/domain/cart/pricing/estimate-cart';
import { priceCart } from '@/lib/domain/cart/pricing/price-cart';
import { cashStepOf } from '@/lib/domain/money/cash-rounding';
import { CURRENCY_DECIMALS, type CurrencyCode } from '@/lib/domain/money/money';
import type { Order } from '@/lib/domain/orders/order';
import { PAYMENT_METHODS, type PaymentMethod } from '@/lib/domain/orders/order-status';
import { endedFigures, orderFigures } from '@/lib/domain/stats/order-figures';
import { addFigures, NOTHING_SOLD } from '@/lib/domain/stats/figures';
import { NO_ACCOUNT } from '@/lib/domain/payments/transfer/transfer-terms';
import { aCartLine } from '@/tests/fixtures/shop/cart';
import { aProduct, catalogueOf } from '@/tests/fixtures/shop/catalogue';
import { anOrder, aRequestedLine } from '@/tests/fixtures/shop/orders';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { totalsInCash } from './pay-in-cash';

const CURRENCIES = Object.keys(CURRENCY_DECIMALS) as CurrencyCode[];
const CASES = CURRENCIES.flatMap((currency) => PAYMENT_METHODS.map((method) => [currency, method] as const));

/** A store of this currency with a fee and a delivery that no coin pays. */
function storeIn(currency: CurrencyCode, rounding: boolean) {
  const setting = aStoreSetting();
  const cash = { ...setting.payment.cash, fee: 137, rounding };
  return {
    ...setting,
    baseCurrency: currency,
    currencies: [{ code: currency, rate: 1 }],
    delivery: zonesOfCharges({ flat: 511, freeOver: null, cities: [] }),
    payment: { cash, card: { enabled: true }, transfer: NO_ACCOUNT },
  };
}

function placedIn(currency: CurrencyCode, method: PaymentMethod, quantity: number, rounding = true) {
  const setting = storeIn(currency, rounding);
  const lines: RequestedLine[] = [aRequestedLine({ quantity })];
  const basis = {
    setting,
    currency,
    locale: 'en',
    paymentMethod: method,
    now: 0,
    day: '2026-03-01',
  } as const;
  const priced = priceCart(lines, { products: catalogueOf(aProduct()), designs: new Map() }, basis);
  if (!priced.ok) throw new Error(priced.error.code);
  const order = anOrder({ request: { currency, lines, paymentMethod: method }, setting });
  return { setting, quote: priced.value, order };
}

test.each(CASES)('%s by %s: quote, estimate, order and ledger say one total', (currency, method) => {
  for (let quantity = 1; quantity <= 10; quantity += 1) {
    const { setting, quote, order } = placedIn(currency, method, quantity);
    const guessed = estimateCart(
      [aCartLine({ quantity })],
      setting,
      currency,
      { day: '2026-03-01' },
      { paymentMethod: method },
    );
    const { total, rounding, subtotal, deliveryCharges, cashFee } = quote;
    expect([guessed.total, guessed.rounding]).toEqual([total, rounding]);
    expect([order.total, order.rounding]).toEqual([total, rounding]);
    expect(total).toBe(subtotal + deliveryCharges + cashFee + rounding);
    expect(orderFigures(order, currency)).toMatchObject({ revenue: total, rounding });
    const after = addFigures(orderFigures(order, currency), endedFigures(order, currency));
    expect(after).toEqual({ ...NOTHING_SOLD, cancelled: 1 });
    if (method === 'cash') expect(total % cashStepOf(currency)).toBe(0);
    else expect(rounding).toBe(0);
  }
});

test('a card order that is paid at the door after all is rounded as one that always was', () => {
  const { setting, order: byCard } = placedIn('AED', 'card', 3);
  const { order } = placedIn('AED', 'cash', 3);
  const waiting: Order = { ...byCard, status: 'pending', paymentStatus: 'unpaid' };
  const { cashFee, rounding, total } = order;
  expect(rounding).not.toBe(0);
  expect(totalsInCash(waiting, setting)).toEqual({ cashFee, tax: null, rounding, total });
});

test('a store that switched rounding off asks for the exact sum', () => {
  expect(placedIn('AED', 'cash', 3, false).quote.rounding).toBe(0);
});
