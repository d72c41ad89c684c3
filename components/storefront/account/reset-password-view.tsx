import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import { STAFF_RULE } from '@/lib/domain/account/reset-link';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import { useErrorText } from '@/lib/hooks/use-error-text';
import { useResetCode } from '@/lib/hooks/use-reset-code';
import { paths } from '@/lib/paths';
import { AuthCard } from './auth-card';
import { ResetPasswordForm } from './reset-password-form';
import { VerifyEmailCard } from './verify-email-card';
import styles from './auth-card.module.css';

/**
 * `/reset-password`: where the links of Auth's mails lead (`?mode=…&oobCode=…`). Firebase knows one such address for
 * all its mails, so the link that verifies an e-mail leads here too.
 */
export function ResetPasswordView() {
  const { mode, oobCode, rule } = useRouter().query;
  if (typeof oobCode !== 'string' || !oobCode) return <Refused error="code-expired" />;
  return mode === 'verifyEmail' ? (
    <VerifyEmailCard code={oobCode} />
  ) : (
    <NewPassword code={oobCode} forStaff={rule === STAFF_RULE} />
  );
}

function NewPassword({ code, forStaff }: { readonly code: string; readonly forStaff: boolean }) {
  const { t } = useTranslation('account');
  const state = useResetCode(code);
  if (state.status === 'refused') return <Refused error={state.error} />;
  const known = state.status === 'valid';
  return (
    <AuthCard title={t('reset.title')} intro={known ? t('reset.intro', { email: state.email }) : ''}>
      {known ? (
        <ResetPasswordForm code={code} email={state.email} forStaff={forStaff} />
      ) : (
        <Skeleton height="10rem" />
      )}
    </AuthCard>
  );
}

function Refused({ error }: { readonly error: ErrorCode }) {
  const { t } = useTranslation('account');
  const text = useErrorText();
  return (
    <AuthCard title={t('reset.title')} intro="">
      <div className={styles.form}>
        <Alert tone="error" title={text.ofError({ code: error })} />
        <LinkButton href={paths.forgotPassword}>{t('reset.again')}</LinkButton>
      </div>
    </AuthCard>
  );
}
