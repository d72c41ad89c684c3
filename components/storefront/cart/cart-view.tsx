import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { useMotion } from '@/components/motion/use-motion';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { useCart } from '@/context/cart-context';
import { lineKey } from '@/lib/domain/cart/cart';
import { env } from '@/lib/env';
import { cartScript } from '@/lib/inline-scripts';
import { recipe } from '@/theme/recipe';
import { CartLineItem } from './cart-line-item';
import { CartSkeleton } from './cart-skeleton';
import { CartSummary } from './cart-summary';
import { EmptyCart } from './empty-cart';
import { QuoteNotice } from './quote-notice';
import { useQuotedCart } from './use-quoted-cart';
import styles from './cart-view.module.css';

/** Until storage is read by React both an empty cart and what a filled one waits for are there, and one of them is shown. */
export function CartView() {
  const { t } = useTranslation('cart');
  const { lines, count, ready } = useCart();
  const { quote, totals, changes, available, error, askAgain } = useQuotedCart();
  return (
    <>
      <StorefrontHead page={t('title')} noIndex />
      {!ready && (
        <div className={styles.ifFilled}>
          <script dangerouslySetInnerHTML={{ __html: cartScript(env.storeId) }} />
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
                <CartLineItem key={lineKey(line)} line={line} available={available(line)} />
              ))}
            </LineList>
          </div>
          <CartSummary totals={totals} checking={quote.status === 'loading'} />
        </div>
      )}
    </>
  );
}

function LineList({ children }: { readonly children: ReactNode }) {
  const List = useMotion()?.AnimatedList ?? 'ul';
  return <List className={styles.list}>{children}</List>;
}
