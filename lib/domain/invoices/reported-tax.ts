import type { Minor } from '@/lib/domain/money/money';
import { sumOf } from '@/lib/domain/money/sum-of';
import type { Order } from '@/lib/domain/orders/order';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { inTaxCurrency, taxCurrencyOf, type TaxCurrency } from '@/lib/domain/tax/tax-currency';
import { creditsOf } from './credit';
import type { Invoice, WantedDocument } from './invoice';

type Setting = Pick<StoreSetting, 'baseCurrency' | 'tax'>;

/**
 * The VAT of a document in the tax currency. Notes use currency and rate of the invoice they correct (`sold`). They
 * take the difference between the credited sums before and after them: a full credit equals the invoice's VAT exactly.
 */
export function reportedTaxOf(
  order: Order,
  document: WantedDocument,
  tax: Minor,
  { setting, sold }: { readonly setting: Setting; readonly sold: Invoice | undefined },
): Invoice['reported'] {
  const as = sold ? taxCurrencyIn(sold, order, setting) : taxCurrencyOf(order, setting);
  const { currency, rate, day } = as;
  const reported = (amount: Minor) => inTaxCurrency(amount, order.currency, as);
  const before = document.kind === 'invoice' ? 0 : creditedBefore(order, document);
  const after = document.kind === 'debit-note' ? before - tax : before + tax;
  return { currency, tax: Math.abs(reported(after) - reported(before)), exchange: { rate, day } };
}

/** The tax currency of an issued invoice; older ones without a stored rate use the order's. */
const taxCurrencyIn = ({ reported }: Invoice, order: Order, { tax }: Setting): TaxCurrency => {
  const { currency, exchange } = reported;
  if (exchange) return { currency, ...exchange };
  return taxCurrencyOf(order, { baseCurrency: currency, tax: { ...tax, exchange: null } });
};

/** The VAT credited earlier for the same invoice and not reversed by a debit note. */
function creditedBefore(order: Order, document: WantedDocument): Minor {
  const documents = [...order.invoices, document];
  const credits = creditsOf(order, documents).slice(0, -1);
  return sumOf(
    credits
      .map((parts, at) => (documents[at]?.kind === 'debit-note' ? -1 : 1) * sumOf(parts, ({ tax }) => tax))
      .filter((_, at) => (documents[at]?.of ?? 0) === (document.of ?? 0)),
    (amount) => amount,
  );
}
