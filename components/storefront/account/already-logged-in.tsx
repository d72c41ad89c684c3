import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { useUserContext } from '@/context/user-context';
import type { CurrentUser } from '@/lib/domain/account/current-user';
import { AuthCard } from './auth-card';
import styles from './auth-card.module.css';

/** Asks instead of sending people on: whoever was refused a page with this account needs another one. */
export function AlreadyLoggedIn({ user, next }: { readonly user: CurrentUser; readonly next: string }) {
  const { t } = useTranslation('account');
  const { logout } = useUserContext();
  return (
    <AuthCard title={t('already.title')} intro={t('already.text', { name: user.name || user.email })}>
      <div className={styles.form}>
        <LinkButton href={next}>{t('already.continue')}</LinkButton>
        <Button variant="outline" onClick={() => void logout()}>
          {t('already.logout')}
        </Button>
      </div>
    </AuthCard>
  );
}
