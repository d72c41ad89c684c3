import { useTranslation } from 'next-i18next/pages';
import { LoginFirst } from '@/components/storefront/account/sign-in/login-first';
import { NotLoaded } from '@/components/storefront/shell/not-loaded';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { useUserContext } from '@/context/user-context';
import { recipe } from '@/theme/recipe';
import { OrderList } from './order-list';
import styles from './order-list.module.css';

/** `/orders`: the latest orders of this account, or of this browser's guest. */
export function OrderListView() {
  const { t } = useTranslation('orders');
  const { user, loading, error } = useUserContext();
  return (
    <section className={styles.page}>
      <StorefrontHead page={t('list.title')} noIndex />
      <h1 className={recipe('heading', { size: '3xl' })}>{t('list.title')}</h1>
      {(user || loading) && <OrderList uid={user?.uid ?? null} />}
      {!user && error && <NotLoaded title={t('list.failed')} code={error} />}
      {!user && !loading && !error && <LoginFirst text={t('list.loginText')} />}
    </section>
  );
}
