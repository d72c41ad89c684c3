import { buildInvoice } from '@/lib/domain/invoices/build-invoice';
import { dueDocuments } from '@/lib/domain/invoices/due-documents';
import type { Invoice } from '@/lib/domain/invoices/invoice';
import { sumOf } from '@/lib/domain/money/sum-of';
import { applyStatusChange } from '@/lib/domain/orders/apply-status-change';
import type { Order } from '@/lib/domain/orders/order';
import {
  refundableAmount,
  refundedAmount,
  refundOrder,
  splitRefund,
} from '@/lib/domain/payments/refund-order';
import { worthOf } from '@/lib/domain/prepaid/order-prepaid';
import type { Result } from '@/lib/domain/result';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { taxTotal } from '@/lib/domain/tax/order-tax';
import { randomBelow } from '@/tests/fixtures/random';
import { aProduct, aVariant, catalogueOf } from '@/tests/fixtures/shop/catalogue';
import { anAddress, anOrder, aRequestedLine } from '@/tests/fixtures/shop/orders';
import { aRegisteredStore } from '@/tests/fixtures/shop/tax';
import { exchangeReturn } from './exchange';
import { updateReturnState, withReturn } from './return-steps';

function got<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

/** Orders that coins pay, of a store of the Emirates that is registered for VAT. */
function storeOf(included: boolean): StoreSetting {
  const setting = aRegisteredStore({ included, rates: [{ country: 'AE', rate: 500 }] });
  const [base] = setting.currencies;
  if (!base) throw new Error('A store has a currency.');
  const { payment } = setting;
  return {
    ...setting,
    baseCurrency: 'AED',
    currencies: [{ ...base, code: 'AED' }],
    payment: { ...payment, cash: { ...payment.cash, rounding: true } },
  };
}

/** Its documents, issued as they fall due. */
function issue(order: Order, documents: Invoice[], setting: StoreSetting): Order {
  const issued = dueDocuments(order).map((due, at) => ({ ...due, number: `D-${documents.length + at + 1}` }));
  documents.push(...issued.map((one) => buildInvoice(order, one, setting, 50)));
  return { ...order, invoices: [...order.invoices, ...issued] };
}

const said = (documents: readonly Invoice[], of: (one: Invoice) => number) =>
  sumOf(documents, (one) => (one.kind === 'credit-note' ? -1 : 1) * of(one));

test.each([true, false])(
  'paid at the door in coins and exchanged for as much or less: cash, VAT and documents agree (included: %s)',
  (included) => {
    const setting = storeOf(included);
    let [rounded, dearer] = [0, 0];
    for (let seed = 1; seed <= 150; seed += 1) {
      const below = randomBelow(seed);
      const [price, other] = [1000 + below(3000), 100 + below(4000)];
      const products = [
        aProduct({ variants: [aVariant({ price })] }),
        aProduct({ id: 'other', variants: [aVariant({ price: other })] }),
      ];
      const quantity = 1 + below(3);
      const request = {
        ...{ lines: [aRequestedLine({ quantity, seenPrice: price })], currency: 'AED' as const },
        address: anAddress({ country: 'AE' }),
      };
      const documents: Invoice[] = [];
      let order = anOrder({ products, setting, request });
      for (const to of ['confirmed', 'shipped', 'delivered'] as const)
        order = got(applyStatusChange({ ...order, goods: 'taken' }, { to, actor: 'owner', by: 'o', now: 1 }));
      order = issue(order, documents, setting);
      const paid = order.total;
      expect(paid % 25).toBe(0);
      if (order.rounding !== 0) rounded += 1;

      const lines = [{ line: 0, quantity: 1, reason: 'unwanted' as const }];
      const asked = { id: 'r1', kind: 'return', wish: 'exchange', note: '', lines } as const;
      order = got(withReturn(order, asked, 14, { actor: 'shopper', by: null, now: 2 }));
      const by = { actor: 'owner', by: 'o', now: 3 } as const;
      order = got(updateReturnState(order, { id: 'r1', from: 'requested', to: 'approved' }, by));
      order = got(updateReturnState(order, { id: 'r1', from: 'approved', to: 'received' }, by));
      const made = exchangeReturn(
        order,
        { id: 'r1', added: [{ productId: 'other', variantId: aVariant().id, quantity: 1 }] },
        {
          ...{
            setting,
            code: undefined,
            catalogue: { products: catalogueOf(...products), designs: new Map() },
          },
          edit: { id: 'x1', at: 100, actor: 'owner', by: 'o', reason: '' },
        },
      );
      if (!made.ok) {
        expect(made.error.code).toBe('exchange-dearer');
        dearer += 1;
        continue;
      }
      const { difference, refund } = made.value;
      order = made.value.order;
      expect(difference).toBeLessThanOrEqual(0);
      if (refund)
        for (const part of splitRefund(order, refund))
          order = got(refundOrder(order, { ...part, state: 'done' })).order;
      order = issue(order, documents, setting);
      // What went back is the difference, and what is left of the cash is what the order is worth.
      expect(refundedAmount(order)).toBe(-difference);
      expect(worthOf(order)).toBe(paid + difference);
      expect(refundableAmount(order)).toBe(worthOf(order));
      expect(said(documents, ({ total }) => total)).toBe(worthOf(order));
      const taxOf = ({ parts }: Invoice) => sumOf(parts, (part) => part.tax);
      const invoices = documents.filter(({ kind }) => kind === 'invoice');
      expect(said(invoices, taxOf)).toBe(order.tax ? taxTotal(order.tax) : 0);
      // Five of 105 of what is left, but for the coin and a digit of rounding for each document.
      const ofTheRest = ((worthOf(order) - order.rounding) * 5) / 105;
      expect(Math.abs(said(documents, taxOf) - ofTheRest)).toBeLessThan(documents.length + 1);
    }
    expect([rounded > 20, dearer > 20]).toEqual([true, true]);
  },
);
