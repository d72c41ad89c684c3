import { useState } from 'react';
import { yupResolver } from '@hookform/resolvers/yup';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useForm } from 'react-hook-form';
import { notify } from '@/components/overlays/notify';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { changePasswordSchema, type ChangePasswordForm as Values } from '@/lib/domain/account/schemas';
import type { AppError } from '@/lib/domain/errors/app-error';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { changePassword } from '@/lib/firebase/own-account';
import { useErrorText } from '@/lib/hooks/use-error-text';
import { paths } from '@/lib/paths';
import auth from './auth-card.module.css';
import styles from './profile-view.module.css';

export function ChangePasswordForm({ email }: { readonly email: string }) {
  const { t } = useTranslation('account');
  const text = useErrorText();
  const form = useForm<Values>({ resolver: yupResolver(changePasswordSchema) });
  const { errors, isSubmitting } = form.formState;
  const [failure, setFailure] = useState<AppError | null>(null);

  const send = form.handleSubmit(async ({ currentPassword, password }) => {
    setFailure(null);
    const changed = await changePassword(currentPassword, password);
    if (changed.ok) {
      form.reset();
      return notify({ type: 'success', message: t('password.done') });
    }
    const { currentPassword: wrong, password: weak } = changed.error.fields ?? {};
    if (wrong) form.setError('currentPassword', { message: wrong }, { shouldFocus: true });
    if (weak) form.setError('password', { message: weak }, { shouldFocus: true });
    if (!wrong && !weak) setFailure(changed.error);
  });

  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void send(event)}>
      {failure && <Alert tone="error" title={text.ofError(failure)} />}
      {/* Tells a password manager whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label={t('field.currentPassword')}
        type="password"
        autoComplete="current-password"
        dir="ltr"
        error={text.ofField(errors.currentPassword?.message)}
        {...form.register('currentPassword')}
      />
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
        {t('password.submit')}
      </Button>
      <p>
        <Link className={auth.link} href={paths.forgotPassword}>
          {t('password.forgot')}
        </Link>
      </p>
    </form>
  );
}
