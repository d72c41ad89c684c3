import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { Totals } from '@/components/storefront/cart/totals';
import { Icon } from '@/components/ui/media/icon';
import { useCart } from '@/context/cart-context';
import { useCurrency } from '@/context/currency-context';
import { lineKey } from '@/lib/domain/cart/cart';
import type { CartTotals } from '@/lib/domain/cart/pricing/cart-totals';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { recipe } from '@/theme/recipe';
import { SummaryLine } from './summary-line';
import styles from './checkout-summary.module.css';

interface CheckoutSummaryProps {
  readonly totals: CartTotals;
  /** The fields for codes. */
  readonly children: ReactNode;
}

/** The order's lines and sums; on a phone it collapses behind its heading. */
export function CheckoutSummary({ totals, children }: CheckoutSummaryProps) {
  const { t } = useTranslation('cart');
  const { lines, count } = useCart();
  const { currency, convert } = useCurrency();
  const { money } = useFormats();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <section className={styles.summary} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={recipe('heading', { size: 'lg', className: styles.title })}>
        {t('summary.title')}
      </h2>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t('summary.title')}
        <span className={styles.count}>{t('pieces', { count })}</span>
        <Icon name="chevron-down" size={18} />
      </button>
      <div id={id} className={styles.content} data-open={open || undefined}>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <SummaryLine
              key={lineKey(line)}
              line={line}
              amount={money(convert(line.unitPrice) * line.quantity, currency)}
            />
          ))}
        </ul>
        {children}
        <Totals totals={totals} />
      </div>
    </section>
  );
}
