import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { Link } from '@/components/ui/link';
import { useUserContext } from '@/context/user-context';
import { memberOf } from '@/lib/domain/account/current-user';
import { paths } from '@/lib/paths';
import { AlreadyLoggedIn } from './already-logged-in';
import { AuthCard } from './auth-card';
import { SignUpForm } from './sign-up-form';
import { useNextPath } from './use-next-path';
import styles from './auth-card.module.css';

export function SignUpView() {
  const { t } = useTranslation('account');
  const { user } = useUserContext();
  const [busy, setBusy] = useState(false);
  const next = useNextPath();
  const member = memberOf(user);
  if (member && !busy) return <AlreadyLoggedIn user={member} next={next} />;

  return (
    <AuthCard
      title={t('signUp.title')}
      intro={t('signUp.intro')}
      footer={
        <p>
          {t('signUp.hasAccount')}{' '}
          <Link className={styles.link} href={{ pathname: paths.login, query: { next } }}>
            {t('signUp.login')}
          </Link>
        </p>
      }
    >
      <SignUpForm next={next} onBusy={setBusy} />
    </AuthCard>
  );
}
