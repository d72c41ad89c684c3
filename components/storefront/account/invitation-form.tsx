import { useTranslation } from 'next-i18next/pages';
import { useForm } from 'react-hook-form';
import { FormFrame } from '@/components/storefront/forms/form-frame';
import { FormTextField } from '@/components/storefront/forms/form-text-field';
import { useStoreSetting } from '@/context/store-setting-context';
import { ok, type Result } from '@/lib/domain/result';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { pathTo } from '@/lib/domain/routes/path-to';
import { env } from '@/lib/env';
import { call } from '@/lib/functions/call';
import { logIn } from '@/lib/functions/account';
import { useAuthForm } from './use-auth-form';
import styles from './auth-card.module.css';

const ADMIN = pathTo('/admin/dashboard');
const ignoreBusy = () => undefined;

/** Chooses the password that the invited account gets, accepts, and logs in with it. */
export function InvitationForm({ token, email }: { readonly token: string; readonly email: string }) {
  const { t } = useTranslation('account');
  const { storeId } = useStoreSetting();
  const form = useForm<{ password: string }>({ defaultValues: { password: '' } });
  const { failure, submit } = useAuthForm(form, {
    next: ADMIN,
    doneMessage: t('invitation.done'),
    onBusy: ignoreBusy,
  });

  const accept = async (password: string): Promise<Result<unknown>> => {
    const accepted = await call('acceptInvitation', { storeId: env.storeId, token, password });
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
