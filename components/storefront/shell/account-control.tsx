import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { DisclosureMenu } from '@/components/ui/disclosure-menu';
import { Icon } from '@/components/ui/icon';
import { useUserContext } from '@/context/user-context';
import { useReturnPath } from '@/lib/hooks/use-return-path';
import { paths } from '@/lib/paths';
import action from './header-action.module.css';

/** 'Login' for whoever is not logged in (a guest who ordered included), else the account's menu. */
export function AccountControl() {
  const { t } = useTranslation('common');
  const { user, logout } = useUserContext();
  const next = useReturnPath();
  if (!user || user.isAnonymous) {
    return (
      <Link href={{ pathname: paths.login, query: { next } }} className={action.action} prefetch={false}>
        <Icon name="user" size={22} />
        <span className={action.word}>{t('shell.login')}</span>
      </Link>
    );
  }
  return (
    <DisclosureMenu
      className={action.action}
      label={t('shell.account')}
      trigger={
        <>
          <Icon name="user" size={22} filled />
          <span className={action.word}>{t('shell.account')}</span>
        </>
      }
    >
      <Link href={paths.profile()}>
        <Icon name="user" size={18} />
        {t('shell.profile')}
      </Link>
      <Link href={paths.profile('wishlist')}>
        <Icon name="heart" size={18} />
        {t('shell.wishlist')}
      </Link>
      <Link href={paths.orders}>
        <Icon name="box" size={18} />
        {t('shell.orders')}
      </Link>
      {user.isAdmin && (
        <Link href={paths.admin.dashboard} prefetch={false}>
          <Icon name="filter" size={18} />
          {t('shell.admin')}
        </Link>
      )}
      <button type="button" onClick={() => void logout()}>
        <Icon name="log-out" size={18} />
        {t('shell.logout')}
      </button>
    </DisclosureMenu>
  );
}
