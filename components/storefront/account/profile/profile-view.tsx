import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { LoginFirst } from '@/components/storefront/account/sign-in/login-first';
import { OrderList } from '@/components/storefront/orders/order-list';
import { NotLoaded } from '@/components/storefront/shell/not-loaded';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { Tabs } from '@/components/ui/actions/tabs';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useUserContext } from '@/context/user-context';
import { memberOf, type CurrentUser } from '@/lib/domain/account/current-user';
import { signsInByPassword } from '@/lib/domain/account/sign-in-methods';
import { paths } from '@/lib/paths';
import { recipe } from '@/theme/recipe';
import { ChangePasswordForm, FirstPassword } from './change-password-form';
import { ProfileDetails } from './profile-details';
import styles from './profile-view.module.css';
import { WishlistPanel } from './wishlist-panel';

const TABS = ['profile', 'orders', 'password', 'wishlist', 'logout'] as const;
type TabId = (typeof TABS)[number];

const isTab = (value: unknown): value is TabId => TABS.some((tab) => tab === value && tab !== 'logout');

/** `/profile`: a logged-in shopper's data, in tabs. A guest who ordered has no account. */
export function ProfileView() {
  const { t } = useTranslation('account');
  const { user, loading, error } = useUserContext();
  const member = memberOf(user);
  return (
    <section className={styles.page}>
      <StorefrontHead page={t('profile.title')} noIndex />
      <h1 className={recipe('heading', { size: '3xl' })}>{t('profile.title')}</h1>
      {member && <AccountTabs user={member} />}
      {!member && loading && <Skeleton height="20rem" />}
      {!member && error && <NotLoaded title={t('profile.failed')} code={error} />}
      {!member && !loading && !error && <LoginFirst text={t('profile.loginText')} />}
    </section>
  );
}

function AccountTabs({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('account');
  const { query, push } = useRouter();
  const { logout } = useUserContext();
  const selected = isTab(query.tab) ? query.tab : 'profile';

  const select = async (tab: TabId) => {
    if (tab !== 'logout') return push(paths.profile(tab), undefined, { shallow: true, scroll: false });
    await logout();
    return push(paths.home);
  };

  return (
    <Tabs
      label={t('profile.title')}
      tabs={TABS.map((id) => ({ id, label: t(`profile.tabs.${id}`) }))}
      selected={selected}
      onSelect={(tab) => void select(tab)}
    >
      {selected === 'profile' && <ProfileDetails user={user} />}
      {selected === 'orders' && <OrderList uid={user.uid} />}
      {selected === 'password' &&
        (signsInByPassword(user) ? <ChangePasswordForm user={user} /> : <FirstPassword user={user} />)}
      {selected === 'wishlist' && <WishlistPanel />}
    </Tabs>
  );
}
