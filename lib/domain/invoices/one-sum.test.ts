import { priceCart } from '@/lib/domain/cart/pricing/price-cart';
import { cardStepOf, type CurrencyCode } from '@/lib/domain/money/money';
import type { Order, Refund } from '@/lib/domain/orders/order';
import { refundableAmount, refundOrder } from '@/lib/domain/payments/refund-order';
import { orderFigures } from '@/lib/domain/stats/order-figures';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { taxTotal } from '@/lib/domain/tax/order-tax';
import { TAX_CLASSES } from '@/lib/domain/tax/tax-class';
import { NO_ACCOUNT } from '@/lib/domain/payments/transfer/transfer-terms';
import { randomBelow } from '@/tests/fixtures/random';
import { aProduct, aVariant, catalogueOf } from '@/tests/fixtures/shop/catalogue';
import { aDiscount } from '@/tests/fixtures/shop/discounts';
import { anOrder, aRequestedLine } from '@/tests/fixtures/shop/orders';
import { aRegisteredStore } from '@/tests/fixtures/shop/tax';
import { buildInvoice } from './build-invoice';
import { dueDocuments } from './due-documents';
import type { Invoice } from './invoice';

/** Two of three decimals, one of none. */
const CURRENCIES: readonly CurrencyCode[] = ['USD', 'SAR', 'EGP', 'JPY', 'KWD', 'BHD'];

type Below = ReturnType<typeof randomBelow>;

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);
const taxIn = ({ parts }: Invoice): number => sum(parts.map(({ tax }) => tax));

/** A store of one currency, so that its figures are in that of the order. */
function randomStore(below: Below): StoreSetting {
  const currency = CURRENCIES[below(CURRENCIES.length)] ?? 'USD';
  const store = aRegisteredStore({
    included: below(2) === 0,
    rates: [{ country: 'SA', rate: below(2501) }],
  });
  return {
    ...store,
    baseCurrency: currency,
    currencies: [{ code: currency, rate: 1 }],
    payment: {
      cash: { ...store.payment.cash, fee: below(50) * cardStepOf(currency) },
      card: { enabled: true },
      transfer: NO_ACCOUNT,
    },
    discounts: below(2) ? [aDiscount({ id: 'auto', kind: 'percent', percent: 1 + below(99) })] : [],
  };
}

function randomSale(below: Below) {
  const setting = randomStore(below);
  const step = cardStepOf(setting.baseCurrency);
  const products = Array.from({ length: 1 + below(3) }, (_, at) =>
    aProduct({
      id: `p${at}`,
      taxClass: TAX_CLASSES[below(3)] ?? 'standard',
      variants: [aVariant({ id: 'v', price: below(10_000) * step, stock: 50 })],
    }),
  );
  const lines = products.map(({ id, variants: [variant] }) =>
    aRequestedLine({ productId: id, variantId: 'v', quantity: 1 + below(4), seenPrice: variant?.price ?? 0 }),
  );
  const asked = { lines, currency: setting.baseCurrency, paymentMethod: below(2) ? 'card' : 'cash' } as const;
  const basis = { ...asked, setting, locale: 'en', now: 0, day: '2026-03-01' } as const;
  const quote = priceCart(lines, { products: catalogueOf(...products), designs: new Map() }, basis);
  if (!quote.ok) throw new Error(quote.error.code);
  return { setting, quote: quote.value, order: anOrder({ request: asked, products, setting }) };
}

/** Refunds all of it in up to three random parts that a card moves. */
function refunded(order: Order, below: Below): Order {
  const step = cardStepOf(order.currency);
  let back = order;
  while (refundableAmount(back) > 0) {
    const left = refundableAmount(back);
    const part =
      back.refunds.length === 2 || below(3) === 0
        ? left
        : Math.min(step * (1 + below(Math.ceil(left / step))), left);
    const refund: Refund = {
      ...{ id: `r${back.refunds.length}`, at: 0, by: '', amount: part, lines: [], reason: '' },
      ...{ restocked: false, state: 'done' },
    };
    const given = refundOrder(back, refund);
    if (!given.ok) throw new Error(given.error.code);
    back = given.value.order;
  }
  return back;
}

function issueAll(order: Order, setting: StoreSetting): Invoice[] {
  let known = order;
  return dueDocuments(order).map((due, at) => {
    const issued = { ...due, number: `N-${at}` };
    const invoice = buildInvoice(known, issued, setting, 0);
    known = { ...known, invoices: [...known.invoices, issued] };
    return invoice;
  });
}

test('10,000 random carts in 6 currencies: quote, order, charge, invoice and figures are one sum, and refunds in parts give it back', () => {
  const below = randomBelow(2);
  for (let at = 0; at < 10_000; at += 1) {
    const { setting, quote, order } = randomSale(below);
    const { total } = quote;
    const history = (['placed', 'delivered'] as const).map((to) => ({
      ...{
        at: 0,
        actor: 'owner' as const,
        by: null,
        from: null,
        to,
        reason: null,
        why: null,
        requestId: null,
      },
    }));
    const paid = refunded({ ...order, status: 'delivered', history, paymentStatus: 'paid' }, below);
    const [invoice, ...notes] = issueAll(paid, setting);
    const tax = order.tax ? taxTotal(order.tax) : 0;
    const said = {
      order: order.total,
      invoice: invoice?.total,
      parts: sum((invoice?.parts ?? []).map((part) => part.net + part.tax)) + order.rounding,
      figures: orderFigures(order, setting.baseCurrency).revenue,
      refunds: sum(paid.refunds.map(({ amount }) => amount)),
      notes: sum(notes.map((note) => note.total)),
      taxOfInvoice: invoice && taxIn(invoice),
      taxOfNotes: total > 0 ? sum(notes.map(taxIn)) : tax,
      // What Stripe is asked for is the order's total, which a card must be able to pay.
      unpayable: order.paymentMethod === 'card' ? order.total % cardStepOf(order.currency) : 0,
    };
    const all = { order: total, invoice: total, parts: total, figures: total, refunds: total, notes: total };
    expect(said).toEqual({ ...all, taxOfInvoice: tax, taxOfNotes: tax, unpayable: 0 });
  }
});
