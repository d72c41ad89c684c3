import { useTranslation } from 'next-i18next/pages';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { useCart } from '@/context/cart-context';
import { useCurrency } from '@/context/currency-context';
import { useStoreSetting } from '@/context/store-setting-context';
import type { CartTotals } from '@/lib/domain/cart/cart-totals';
import { baseSubtotal } from '@/lib/domain/cart/estimate-cart';
import { paths } from '@/lib/paths';
import { recipe } from '@/theme/recipe';
import { TotalRow, Totals } from './totals';
import styles from './cart-summary.module.css';

interface Props {
  readonly totals: CartTotals;
  /** The store's answer is still on its way. */
  readonly checking: boolean;
}

export function CartSummary({ totals, checking }: Props) {
  const { t } = useTranslation('cart');
  return (
    <section className={styles.summary} aria-labelledby="summary-title" aria-busy={checking}>
      <h2 id="summary-title" className={recipe('heading', { size: 'lg' })}>
        {t('summary.title')}
      </h2>
      <Totals totals={totals} />
      <FreeDeliveryHint />
      <div className={styles.sum}>
        <TotalRow totals={totals} />
      </div>
      <LinkButton size="lg" href={paths.checkout}>
        {t('summary.checkout')}
      </LinkButton>
      <Link className={styles.back} href={paths.products}>
        {t('summary.continue')}
      </Link>
    </section>
  );
}

function FreeDeliveryHint() {
  const { t } = useTranslation('cart');
  const { lines } = useCart();
  const { format } = useCurrency();
  const { freeOver } = useStoreSetting().shipping;
  const missing = (freeOver ?? 0) - baseSubtotal(lines);
  if (freeOver === null || missing <= 0) return null;
  return <p className={styles.hint}>{t('summary.freeOver', { amount: format(missing) })}</p>;
}
