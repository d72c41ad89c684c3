import { useTranslation } from 'next-i18next/pages';
import { TaxRows } from '@/components/storefront/cart/tax-rows';
import type { CartTotals } from '@/lib/domain/cart/pricing/cart-totals';
import { discountRows } from '@/lib/domain/discounts/discount-rows';
import type { Minor } from '@/lib/domain/money/money';
import { useFormats } from '@/lib/hooks/language/use-formats';
import styles from './totals.module.css';

interface TotalsProps {
  /** From a cart or an order. */
  readonly totals: Pick<
    CartTotals,
    'currency' | 'subtotal' | 'discounts' | 'deliveryCharges' | 'cashFee' | 'tax' | 'rounding' | 'total'
  > &
    Partial<Pick<CartTotals, 'deliveryProblem'>>;
  /** The part of the total that a gift card or credit pays; 0 without one. */
  readonly prepaid?: Minor;
}

/** Subtotal and charges. `TotalRow` is separate, because the checkout always shows it. */
export function Totals({ totals }: TotalsProps) {
  const { t } = useTranslation('cart');
  const { money, locale } = useFormats();
  const { subtotal, discounts, deliveryCharges, cashFee, tax, rounding, currency, deliveryProblem } = totals;
  const delivery = deliveryCharges === 0 ? t('summary.free') : money(deliveryCharges, currency);
  return (
    <dl className={styles.totals}>
      <div className={styles.row}>
        <dt>{t('summary.subtotal')}</dt>
        <dd>{money(subtotal, currency)}</dd>
      </div>
      {discountRows(discounts, locale).map(({ id, name, amount }) => (
        <div key={id} className={styles.row}>
          <dt>{t('summary.discount', { name })}</dt>
          <dd>{money(-amount, currency)}</dd>
        </div>
      ))}
      <div className={styles.row}>
        <dt>{t('summary.delivery')}</dt>
        <dd>{deliveryProblem === 'delivery-refused' ? t('summary.unserved') : delivery}</dd>
      </div>
      {cashFee > 0 && (
        <div className={styles.row}>
          <dt>{t('summary.cashFee')}</dt>
          <dd>{money(cashFee, currency)}</dd>
        </div>
      )}
      <TaxRows tax={tax} currency={currency} className={styles.row} />
      {rounding !== 0 && (
        <div className={styles.row}>
          <dt>{t('summary.rounding')}</dt>
          <dd>{money(rounding, currency)}</dd>
        </div>
      )}
    </dl>
  );
}

export function TotalRow({ totals, prepaid = 0 }: TotalsProps) {
  const { t } = useTranslation('cart');
  const { money } = useFormats();
  return (
    <dl className={styles.total}>
      <div className={styles.row}>
        <dt>{t('summary.total')}</dt>
        <dd>{money(totals.total, totals.currency)}</dd>
      </div>
      {prepaid > 0 && (
        <>
          <div className={styles.row}>
            <dt>{t('summary.prepaid')}</dt>
            <dd>{money(-prepaid, totals.currency)}</dd>
          </div>
          <div className={styles.row}>
            <dt>{t('summary.due')}</dt>
            <dd>{money(totals.total - prepaid, totals.currency)}</dd>
          </div>
        </>
      )}
    </dl>
  );
}
