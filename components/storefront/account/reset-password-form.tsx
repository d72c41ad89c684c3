import { yupResolver } from '@hookform/resolvers/yup';
import { useTranslation } from 'next-i18next/pages';
import { useForm } from 'react-hook-form';
import { FormFrame } from '@/components/storefront/forms/form-frame';
import { FormTextField } from '@/components/storefront/forms/form-text-field';
import { resetPasswordSchema, type ResetPasswordForm as Values } from '@/lib/domain/account/schemas';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { resetPassword } from '@/lib/firebase/mail-codes';
import { paths } from '@/lib/paths';
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
      <FormTextField
        form={form}
        name="password"
        label={t('field.newPassword')}
        type="password"
        autoComplete="new-password"
        dir="ltr"
        hint={t('field.passwordHint', FIELD_LIMITS)}
      />
    </FormFrame>
  );
}
