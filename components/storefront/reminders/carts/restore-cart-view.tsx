import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { AuthCard } from '@/components/storefront/account/sign-in/auth-card';
import { LinkButton } from '@/components/ui/actions/link-button';
import { Alert } from '@/components/ui/feedback/alert';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import styles from '@/components/storefront/reminders/reminders.module.css';
import { useCart } from '@/context/cart-context';
import { remindedCart } from '@/lib/browser/reminded-cart';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useReadOnce } from '@/lib/hooks/use-read-once';
import { paths } from '@/lib/paths';

/** `/restore-cart/[token]`: adds the cart behind an e-mail's link to this browser's cart. */
export function RestoreCartView() {
  const { t } = useTranslation('reminders');
  const { ofError } = useErrorText();
  const { token } = useRouter().query;
  const { merge } = useCart();
  const link = typeof token === 'string' && token ? token : null;
  const found = useReadOnce(link, () => call('restoreCart', { token: link ?? '' }));
  const cart = found.status === 'ready' ? found.value : null;
  useEffect(() => {
    if (!cart) return;
    merge(cart.lines);
    // An order of this cart ends the reminder, in whichever browser.
    remindedCart.update((known) =>
      known?.id === cart.cartId ? known : { id: cart.cartId, agreed: false, uid: null },
    );
  }, [cart, merge]);
  const isEmpty = cart?.lines.length === 0;
  return (
    <AuthCard title={t('cart.title')} intro="">
      {found.status === 'loading' && <Skeleton height="4rem" />}
      {cart && (
        <Alert tone={isEmpty ? 'info' : 'success'} title={t(isEmpty ? 'cart.soldOut' : 'cart.back')} />
      )}
      {found.status === 'failed' && (
        <Alert
          tone="error"
          title={found.code === 'link-expired' ? t('cart.expired') : ofError({ code: found.code })}
        />
      )}
      <LinkButton href={cart && !isEmpty ? paths.cart : paths.products} className={styles.onward}>
        {t(cart && !isEmpty ? 'cart.open' : 'cart.browse')}
      </LinkButton>
    </AuthCard>
  );
}
