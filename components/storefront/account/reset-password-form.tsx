import { yupResolver } from '@hookform/resolvers/yup';
import { useTranslation } from 'next-i18next/pages';
import { useForm } from 'react-hook-form';
import { FormFrame } from '@/components/storefront/forms/form-frame';
import { resetPasswordSchema, type ResetPasswordForm as Values } from '@/lib/domain/account/schemas';
import { resetPassword } from '@/lib/firebase/mail-codes';
import { paths } from '@/lib/paths';
import { NewPasswordField } from './credential-fields';
import { useAuthForm } from './use-auth-form';
import styles from './auth-card.module.css';

const ignoreBusy = () => undefined;

export function ResetPasswordForm({ code, email }: { readonly code: string; readonly email: string }) {
  const { t } = useTranslation('account');
  const form = useForm<Values>({ resolver: yupResolver(resetPasswordSchema) });
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
      <NewPasswordField form={form} name="password" label={t('field.newPassword')} />
    </FormFrame>
  );
}
