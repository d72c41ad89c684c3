import { useTranslation } from 'next-i18next/pages';
import type { CurrencyCode } from '@/lib/domain/money/money';
import type { OrderTax } from '@/lib/domain/tax/order-tax';
import { taxRows } from '@/lib/domain/tax/tax-rows';
import { useFormats } from '@/lib/hooks/language/use-formats';

interface TaxRowsProps {
  /** From a cart or an order. */
  readonly tax: OrderTax | null;
  readonly currency: CurrencyCode;
  readonly className?: string | undefined;
}

/** VAT by rate, as rows of the surrounding list of sums. */
export function TaxRows({ tax, currency, className }: TaxRowsProps) {
  const { t } = useTranslation('common');
  const { money, rate: format } = useFormats();
  return taxRows(tax).map(({ name, rate, amount }) => (
    <div key={rate} className={className}>
      <dt>{t(`tax.${name}`, { rate: format(rate) })}</dt>
      <dd>{money(amount, currency)}</dd>
    </div>
  ));
}
