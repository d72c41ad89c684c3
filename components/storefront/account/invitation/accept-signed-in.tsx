import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useState } from 'react';
import styles from '@/components/storefront/account/sign-in/auth-card.module.css';
import { Button } from '@/components/ui/actions/button';
import { LinkButton } from '@/components/ui/actions/link-button';
import { Alert } from '@/components/ui/feedback/alert';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useStoreId } from '@/context/use-store-id';
import { useUserContext } from '@/context/user-context';
import { memberOf } from '@/lib/domain/account/current-user';
import { normalizeEmail } from '@/lib/domain/customers/customer';
import type { AppError } from '@/lib/domain/errors/app-error';
import { localPath } from '@/lib/domain/locale';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { paths } from '@/lib/paths';

interface Props {
  readonly token: string;
  readonly email: string;
}

/** Accepts an invitation for an account that works for a store already: by one press, once it is logged in. */
export function AcceptSignedIn({ token, email }: Props) {
  const { t } = useTranslation('account');
  const { asPath } = useRouter();
  const { user: current, loading, logout } = useUserContext();
  const user = memberOf(current);
  if (loading) return <Skeleton height="7rem" />;
  if (user && normalizeEmail(user.email) === normalizeEmail(email))
    return <Accept token={token} email={email} />;
  return (
    <div className={styles.form}>
      <p>{t('invitation.logInFirst', { email })}</p>
      {user ? (
        <>
          <p>{t('invitation.otherAccount', { current: user.email })}</p>
          <Button onClick={() => void logout()}>{t('already.refused.logout')}</Button>
        </>
      ) : (
        <LinkButton href={`${paths.login}?next=${encodeURIComponent(asPath)}`}>
          {t('invitation.logIn')}
        </LinkButton>
      )}
    </div>
  );
}

function Accept({ token, email }: Props) {
  const store = useStoreId();
  const locale = useLocale();
  const { t } = useTranslation('account');
  const { ofError } = useErrorText();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);

  const accept = async () => {
    setSending(true);
    const accepted = await call('acceptInvitation', { storeId: store, token });
    // A new page, which reads the new role.
    if (accepted.ok) return window.location.assign(localPath('/admin/dashboard', locale));
    setSending(false);
    setFailure(accepted.error);
  };

  return (
    <div className={styles.form}>
      {failure && <Alert tone="error" title={ofError(failure)} />}
      <p>{t('invitation.signedIn', { email })}</p>
      <Button loading={sending} onClick={() => void accept()}>
        {t('invitation.accept')}
      </Button>
    </div>
  );
}
