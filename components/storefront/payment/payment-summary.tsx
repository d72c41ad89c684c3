import { useTranslation } from 'next-i18next/pages';
import { TotalRow, Totals } from '@/components/storefront/cart/totals';
import { SummaryLine } from '@/components/storefront/checkout/summary-line';
import { lineKey } from '@/lib/domain/cart/cart';
import type { Order } from '@/lib/domain/orders/order';
import { useFormats } from '@/lib/hooks/use-formats';
import { recipe } from '@/theme/recipe';
import styles from './payment-page.module.css';

/** What is paid for. */
export function PaymentSummary({ order }: { readonly order: Order }) {
  const { t } = useTranslation('payment');
  const { money } = useFormats();
  return (
    <section className={styles.summary} aria-labelledby="summary-title">
      <h2 id="summary-title" className={recipe('heading', { size: 'lg' })}>
        {t('summary')}
      </h2>
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <SummaryLine
            key={lineKey(line)}
            line={line}
            amount={money(line.unitPrice * line.quantity, order.currency)}
          />
        ))}
      </ul>
      <Totals totals={order} />
      <TotalRow totals={order} />
    </section>
  );
}
