import { useTranslation } from 'next-i18next/pages';
import { useForm } from 'react-hook-form';
import { useState } from 'react';
import styles from '@/components/storefront/account/sign-in/auth-card.module.css';
import { useAuthForm } from '@/components/storefront/account/sign-in/use-auth-form';
import { FormFrame, FormTextField } from '@/components/storefront/forms/form-frame';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import { useStoreSetting } from '@/context/store-setting-context';
import { useStoreId } from '@/context/use-store-id';
import type { AppError } from '@/lib/domain/errors/app-error';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { ok, type Result } from '@/lib/domain/result';
import { logIn } from '@/lib/functions/account/account';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

const ADMIN = '/admin/dashboard';
const ignoreBusy = () => undefined;

/** Accepts an invitation: sets the account's password and logs in with it. */
export function InvitationForm({ token, email }: { readonly token: string; readonly email: string }) {
  const store = useStoreId();
  const { t } = useTranslation('account');
  const { storeId } = useStoreSetting();
  const form = useForm<{ password: string }>({ defaultValues: { password: '' } });
  const { failure, submit } = useAuthForm(form, {
    next: ADMIN,
    doneMessage: t('invitation.done'),
    onBusy: ignoreBusy,
  });

  const accept = async (password: string): Promise<Result<unknown>> => {
    const accepted = await call('acceptInvitation', { storeId: store, token, password });
    if (!accepted.ok) return accepted;
    const loggedIn = await logIn(storeId, accepted.value.email, password);
    return loggedIn.ok ? ok(null) : loggedIn;
  };
  const send = form.handleSubmit(({ password }) => submit(() => accept(password)));

  return (
    <FormFrame
      className={styles.form}
      failure={failure}
      submitting={form.formState.isSubmitting}
      submitLabel={t('invitation.accept')}
      onSubmit={send}
    >
      {/* Tells a password manager whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <p>{t('invitation.account', { email })}</p>
      <FormTextField
        form={form}
        name="password"
        label={t('field.newPassword')}
        hint={t('invitation.passwordHint', FIELD_LIMITS)}
        type="password"
        autoComplete="new-password"
        dir="ltr"
      />
    </FormFrame>
  );
}

interface DeclineProps {
  readonly token: string;
  readonly onDeclined: () => void;
}

/** Declines on a second press; afterwards the link no longer works. */
export function DeclineInvitation({ token, onDeclined }: DeclineProps) {
  const store = useStoreId();
  const { t } = useTranslation('account');
  const { ofError } = useErrorText();
  const [step, setStep] = useState<'asked' | 'idle' | 'sending'>('idle');
  const [failure, setFailure] = useState<AppError | null>(null);

  const decline = async () => {
    setStep('sending');
    const declined = await call('declineInvitation', { storeId: store, token });
    setStep('idle');
    if (declined.ok) onDeclined();
    else setFailure(declined.error);
  };

  return (
    <>
      {failure && <Alert tone="error" title={ofError(failure)} />}
      {step === 'idle' ? (
        <Button variant="outline" onClick={() => setStep('asked')}>
          {t('invitation.decline')}
        </Button>
      ) : (
        <>
          <p>{t('invitation.declineAsk')}</p>
          <Button variant="outline" loading={step === 'sending'} onClick={() => void decline()}>
            {t('invitation.declineConfirm')}
          </Button>
          <Button variant="outline" disabled={step === 'sending'} onClick={() => setStep('idle')}>
            {t('invitation.declineKeep')}
          </Button>
        </>
      )}
    </>
  );
}
