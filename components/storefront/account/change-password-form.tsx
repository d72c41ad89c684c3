import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/components/overlays/notify';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { TextField } from '@/components/ui/text-field';
import type { AppError } from '@/lib/domain/errors/app-error';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { useErrorText } from '@/lib/hooks/use-error-text';
import { usePasswordForm } from '@/lib/hooks/use-password-form';
import { paths } from '@/lib/paths';
import auth from './auth-card.module.css';
import styles from './profile-view.module.css';

export function ChangePasswordForm({ email }: { readonly email: string }) {
  const { t } = useTranslation('account');
  const text = useErrorText();
  const [failure, setFailure] = useState<AppError | null>(null);
  const { form, submit } = usePasswordForm({
    onSend: () => setFailure(null),
    onDone: () => notify({ type: 'success', message: t('password.done') }),
    onFailure: setFailure,
  });
  const { errors, isSubmitting } = form.formState;

  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
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
