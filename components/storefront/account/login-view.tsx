import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { useUserContext } from '@/context/user-context';
import { memberOf } from '@/lib/domain/account/current-user';
import { paths } from '@/lib/paths';
import { AlreadyLoggedIn } from './already-logged-in';
import { AuthCard } from './auth-card';
import { LoginForm } from './login-form';
import { useNextPath } from './use-next-path';
import styles from './auth-card.module.css';

export function LoginView() {
  const { t } = useTranslation('account');
  const { user } = useUserContext();
  const [busy, setBusy] = useState(false);
  const next = useNextPath();
  const member = memberOf(user);
  if (member && !busy) return <AlreadyLoggedIn user={member} next={next} />;

  // Only the checkout goes on without an account; the other pages that ask for a login would ask again.
  const guestPath = next === paths.checkout ? paths.checkout : paths.home;
  return (
    <AuthCard
      title={t('login.title')}
      intro={t('login.intro')}
      footer={
        <>
          <Link className={styles.link} href={paths.forgotPassword}>
            {t('login.forgot')}
          </Link>
          <LinkButton variant="outline" href={guestPath}>
            {t('login.guest')}
          </LinkButton>
          <p>
            {t('login.noAccount')}{' '}
            <Link className={styles.link} href={{ pathname: paths.signUp, query: { next } }}>
              {t('login.signUp')}
            </Link>
          </p>
        </>
      }
    >
      <LoginForm next={next} onBusy={setBusy} />
    </AuthCard>
  );
}
