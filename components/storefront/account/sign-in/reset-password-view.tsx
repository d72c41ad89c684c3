import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';
import { useEffect, useState } from 'react';
import { FormFrame } from '@/components/storefront/forms/form-frame';
import { LinkButton } from '@/components/ui/actions/link-button';
import { Alert } from '@/components/ui/feedback/alert';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useStoreSetting } from '@/context/store-setting-context';
import { STAFF_RULE } from '@/lib/domain/account/reset-link';
import { resetPasswordSchema, type ResetPasswordForm as Values } from '@/lib/domain/account/schemas';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import { resetPassword, emailOfResetCode } from '@/lib/firebase/auth/mail-codes';
import { staffResolver } from '@/lib/hooks/account/staff-resolver';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { paths } from '@/lib/paths';
import { AuthCard } from './auth-card';
import styles from './auth-card.module.css';
import { NewPasswordField } from './credential-fields';
import { useAuthForm } from './use-auth-form';
import { VerifyEmailCard } from './verify-email-card';

/**
 * `/reset-password`: the target of all links in Auth's e-mails (`?mode=…&oobCode=…`). Firebase allows one address for all, so
 * the link that verifies an e-mail leads here too.
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

const ignoreBusy = () => undefined;

interface ResetPasswordFormProps {
  readonly code: string;
  readonly email: string;
  /** True for a person with a role, whose password must follow the stricter rule. */
  readonly forStaff: boolean;
}

function ResetPasswordForm({ code, email, forStaff }: ResetPasswordFormProps) {
  const { t } = useTranslation('account');
  const { name } = useStoreSetting();
  const words = { email, names: Object.values(name) };
  const form = useForm<Values>({
    resolver: forStaff
      ? staffResolver(({ staffNewPasswordSchema }) => yupResolver(staffNewPasswordSchema(words)))
      : yupResolver(resetPasswordSchema),
  });
  const { failure, submit } = useAuthForm(form, {
    next: paths.login,
    doneMessage: t('reset.done'),
    onBusy: ignoreBusy,
  });
  const send = form.handleSubmit(({ password }) => submit(() => resetPassword(code, password)));

  return (
    <FormFrame
      className={styles.form}
      failure={failure}
      submitting={form.formState.isSubmitting}
      submitLabel={t('reset.submit')}
      onSubmit={send}
    >
      {/* Tells a password manager whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField form={form} name="password" label={t('field.newPassword')} forStaff={forStaff} />
    </FormFrame>
  );
}

type ResetCode =
  | { readonly status: 'checking' }
  | { readonly status: 'valid'; readonly email: string }
  | { readonly status: 'refused'; readonly error: ErrorCode };

/** Finds the account behind a reset code; checking does not use the code up. */
function useResetCode(code: string): ResetCode {
  const [state, setState] = useState<ResetCode>({ status: 'checking' });
  useEffect(() => {
    let left = false;
    void emailOfResetCode(code).then((found) => {
      if (left) return;
      setState(
        found.ok ? { status: 'valid', email: found.value } : { status: 'refused', error: found.error.code },
      );
    });
    return () => {
      left = true;
    };
  }, [code]);
  return state;
}
