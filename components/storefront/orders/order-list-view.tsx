import { useTranslation } from 'next-i18next/pages';
import { LoginFirst } from '@/components/storefront/account/login-first';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { useUserContext } from '@/context/user-context';
import { recipe } from '@/theme/recipe';
import { OrderList } from './order-list';
import styles from './order-list.module.css';

/** `/orders`: the latest orders of this account, or of the guest that this browser was at checkout. */
export function OrderListView() {
  const { t } = useTranslation('orders');
  const { user, loading } = useUserContext();
  return (
    <section className={styles.page}>
      <StorefrontHead page={t('list.title')} noIndex />
      <h1 className={recipe('heading', { size: '3xl' })}>{t('list.title')}</h1>
      {user || loading ? <OrderList uid={user?.uid ?? null} /> : <LoginFirst text={t('list.loginText')} />}
    </section>
  );
}
