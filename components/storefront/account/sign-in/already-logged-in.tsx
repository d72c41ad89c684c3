import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { Button } from '@/components/ui/actions/button';
import { LinkButton } from '@/components/ui/actions/link-button';
import { useUserContext } from '@/context/user-context';
import type { CurrentUser } from '@/lib/domain/account/current-user';
import type { Shell } from '@/lib/domain/store/shell';
import { isAdminPath, paths, ownPath } from '@/lib/paths';
import { AuthCard } from './auth-card';
import styles from './auth-card.module.css';

interface AlreadyLoggedInProps extends Pick<Shell, 'withoutShop'> {
  readonly user: CurrentUser;
  readonly next: string;
}

/**
 * Asks instead of redirecting, because a person without access to a page needs another account. The admin sends people without
 * a role here, so a redirect would loop.
 */
export function AlreadyLoggedIn({ user, next, withoutShop }: AlreadyLoggedInProps) {
  const { t } = useTranslation('account');
  const { logout } = useUserContext();
  const leave = () => void logout();
  const name = user.name || user.email;
  if (isAdminPath(pathOf(next)) && !user.isAdmin)
    return (
      <AuthCard title={t('already.refused.title')} intro={t('already.refused.text', { name })}>
        <div className={styles.form}>
          <Button onClick={leave}>{t('already.refused.logout')}</Button>
          {!withoutShop && (
            <LinkButton variant="outline" href={paths.home}>
              {t('already.refused.shop')}
            </LinkButton>
          )}
        </div>
      </AuthCard>
    );
  return (
    <AuthCard title={t('already.title')} intro={t('already.text', { name })}>
      <div className={styles.form}>
        <LinkButton href={next}>{t('already.continue')}</LinkButton>
        <Button variant="outline" onClick={leave}>
          {t('already.logout')}
        </Button>
      </div>
    </AuthCard>
  );
}

/** The path without the query, so that search words do not make it an admin page. */
const pathOf = (address: string) => address.split('?', 1)[0] ?? '';

const ACCOUNT_PAGES = [paths.login, paths.signUp, paths.forgotPassword, paths.resetPassword];

/** The page after login: `?next=` if it is a page of this site other than a login, else home. */
export function useNextPath(): string {
  const { next } = useRouter().query;
  const path = ownPath(next, paths.home);
  return ACCOUNT_PAGES.some((page) => path === page || path.startsWith(`${page}?`)) ? paths.home : path;
}
