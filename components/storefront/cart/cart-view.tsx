import { useTranslation } from 'next-i18next/pages';
import { useEffect, type ReactNode } from 'react';
import { useMotion } from '@/components/motion/use-motion';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { Link } from '@/components/ui/actions/link';
import { LinkButton } from '@/components/ui/actions/link-button';
import { useCart } from '@/context/cart-context';
import { useCurrency } from '@/context/currency-context';
import { useStoreSetting } from '@/context/store-setting-context';
import { lineKey } from '@/lib/domain/cart/cart';
import type { CartTotals } from '@/lib/domain/cart/pricing/cart-totals';
import { baseSubtotal } from '@/lib/domain/cart/pricing/estimate-cart';
import { makingDays } from '@/lib/domain/studio/design/line-design';
import { freeFrom } from '@/lib/domain/delivery/quote-delivery';
import { CART_SCRIPT } from '@/lib/inline-scripts';
import { paths } from '@/lib/paths';
import { recipe } from '@/theme/recipe';
import { CartLineItem } from './cart-line-item';
import { CartSkeleton } from './cart-skeleton';
import styles from './cart-view.module.css';
import { DiscountCodeField } from '@/components/storefront/cart/discounts/discount-code-field';
import { EmptyCart } from './empty-cart';
import { QuoteNotice } from './quote-notice';
import { TotalRow, Totals } from './totals';
import { useQuotedCart } from './use-quoted-cart';

/** Until React has read the storage, the page contains both an empty cart and a skeleton; a style shows one of them. */
export function CartView() {
  const { t } = useTranslation('cart');
  const { lines, count, ready } = useCart();
  const { quote, totals, discount, minimum, discountsOf, changes, available, error, askAgain } =
    useQuotedCart();
  useEmptied(ready && count === 0);
  return (
    <>
      <StorefrontHead page={t('title')} noIndex />
      {!ready && (
        <div className={styles.ifFilled}>
          <script dangerouslySetInnerHTML={{ __html: CART_SCRIPT }} />
          <CartSkeleton />
        </div>
      )}
      {lines.length === 0 && (
        <div className={ready ? undefined : styles.ifEmpty}>
          <EmptyCart />
        </div>
      )}
      {ready && lines.length > 0 && (
        <div className={styles.page}>
          <header className={styles.header}>
            <h1 className={recipe('heading', { size: '3xl' })}>{t('title')}</h1>
            <p className={styles.count}>{t('pieces', { count })}</p>
          </header>
          <div className={styles.lines}>
            <QuoteNotice changes={changes} error={error} onRetry={askAgain} />
            <LineList>
              {lines.map((line) => (
                <CartLineItem
                  key={lineKey(line)}
                  line={line}
                  available={available(line)}
                  discounts={discountsOf(line)}
                />
              ))}
            </LineList>
          </div>
          <CartSummary totals={totals} checking={quote.status === 'loading'}>
            <DiscountCodeField discount={discount} minimum={minimum} />
          </CartSummary>
        </div>
      )}
    </>
  );
}

/** A shopper who empties the cart gets no reminder of its former content. */
function useEmptied(isEmpty: boolean): void {
  const { storeId } = useStoreSetting();
  useEffect(() => {
    if (!isEmpty) return;
    const load = import('@/components/storefront/reminders/carts/drop-kept-cart');
    void load.then(
      ({ dropKeptCart }) => dropKeptCart(storeId),
      () => undefined,
    );
  }, [isEmpty, storeId]);
}

function LineList({ children }: { readonly children: ReactNode }) {
  const List = useMotion()?.AnimatedList ?? 'ul';
  return <List className={styles.list}>{children}</List>;
}

interface CartSummaryProps {
  readonly totals: CartTotals;
  /** True while the store's quote loads. */
  readonly checking: boolean;
  /** The field for a discount code. */
  readonly children: ReactNode;
}

function CartSummary({ totals, checking, children }: CartSummaryProps) {
  const { t } = useTranslation('cart');
  return (
    <section className={styles.summary} aria-labelledby="summary-title" aria-busy={checking}>
      <h2 id="summary-title" className={recipe('heading', { size: 'lg' })}>
        {t('summary.title')}
      </h2>
      {children}
      <Totals totals={totals} />
      <FreeDeliveryHint />
      <MakingHint />
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

/** How long boards made to order take before they ship. */
function MakingHint() {
  const { t } = useTranslation('cart');
  const days = makingDays(useCart().lines);
  return days > 0 && <p className={styles.hint}>{t('summary.making', { count: days })}</p>;
}

function FreeDeliveryHint() {
  const { t } = useTranslation('cart');
  const { lines } = useCart();
  const { format } = useCurrency();
  const freeOver = freeFrom(useStoreSetting());
  const missing = (freeOver ?? 0) - baseSubtotal(lines);
  if (freeOver === null || missing <= 0) return null;
  return <p className={styles.hint}>{t('summary.freeOver', { amount: format(missing) })}</p>;
}
