import { yupResolver } from '@hookform/resolvers/yup';
import { useTranslation } from 'next-i18next/pages';
import { useForm } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { resetPasswordSchema, type ResetPasswordForm as Values } from '@/lib/domain/account/schemas';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { resetPassword } from '@/lib/firebase/mail-codes';
import { useErrorText } from '@/lib/hooks/use-error-text';
import { paths } from '@/lib/paths';
import { useAuthForm } from './use-auth-form';
import styles from './auth-card.module.css';

const ignoreBusy = () => undefined;

export function ResetPasswordForm({ code, email }: { readonly code: string; readonly email: string }) {
  const { t } = useTranslation('account');
  const text = useErrorText();
  const form = useForm<Values>({ resolver: yupResolver(resetPasswordSchema) });
  const { errors, isSubmitting } = form.formState;
  const { failure, submit } = useAuthForm(form, {
    next: paths.login,
    doneMessage: t('reset.done'),
    onBusy: ignoreBusy,
  });
  const send = form.handleSubmit(({ password }) => submit(() => resetPassword(code, password)));

  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void send(event)}>
      {failure && <Alert tone="error" title={text.ofError(failure)} />}
      {/* Tells a password manager whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label={t('field.newPassword')}
        type="password"
        autoComplete="new-password"
        dir="ltr"
        hint={t('field.passwordHint', FIELD_LIMITS)}
        error={text.ofField(errors.password?.message)}
        {...form.register('password')}
      />
      <Button type="submit" size="lg" loading={isSubmitting}>
        {t('reset.submit')}
      </Button>
    </form>
  );
}
