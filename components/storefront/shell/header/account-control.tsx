import { useEffect } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { useLazyOverlay } from '@/components/overlays/use-lazy-overlay';
import { Link } from '@/components/ui/actions/link';
import { Icon } from '@/components/ui/media/icon';
import { useUserContext } from '@/context/user-context';
import { memberOf } from '@/lib/domain/account/current-user';
import { useReturnPath } from '@/lib/hooks/browser/use-return-path';
import { paths } from '@/lib/paths';
import action from './header-action.module.css';

const importMenu = () => import('./account-menu').then((module) => module.AccountMenu);

/** 'Login' for people who are not logged in, including guests; otherwise the account menu. */
export function AccountControl() {
  const { t } = useTranslation('common');
  const { user, error } = useUserContext();
  const { Overlay: AccountMenu, load } = useLazyOverlay(importMenu);
  const next = useReturnPath();
  const isLoggedIn = memberOf(user) !== null;

  useEffect(() => {
    if (isLoggedIn) load();
  }, [isLoggedIn, load]);

  if (isLoggedIn && AccountMenu) return <AccountMenu />;
  // A plain link to the account until the menu loads or the user is known.
  const isKnown = isLoggedIn || error !== '';
  return (
    <Link
      href={isKnown ? paths.profile() : { pathname: paths.login, query: { next } }}
      className={action.action}
    >
      <Icon name="user" size={22} filled={isLoggedIn} />
      <span className={action.word}>{t(isKnown ? 'shell.account' : 'shell.login')}</span>
    </Link>
  );
}
