import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/components/overlays/notify';
import { FormFrame } from '@/components/storefront/forms/form-frame';
import { FormTextField } from '@/components/storefront/forms/form-text-field';
import { Link } from '@/components/ui/link';
import { useStoreSetting } from '@/context/store-setting-context';
import type { CurrentUser } from '@/lib/domain/account/current-user';
import type { AppError } from '@/lib/domain/errors/app-error';
import { usePasswordForm } from '@/lib/hooks/use-password-form';
import { paths } from '@/lib/paths';
import { NewPasswordField } from './credential-fields';
import auth from './auth-card.module.css';
import styles from './profile-view.module.css';

export function ChangePasswordForm({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('account');
  const { name } = useStoreSetting();
  const { email, isAdmin } = user;
  const [failure, setFailure] = useState<AppError | null>(null);
  const { form, submit } = usePasswordForm(
    {
      onSend: () => setFailure(null),
      onDone: () => notify({ type: 'success', message: t('password.done') }),
      onFailure: setFailure,
    },
    isAdmin ? { email, names: Object.values(name) } : undefined,
  );

  return (
    <FormFrame
      className={styles.form}
      failure={failure}
      submitting={form.formState.isSubmitting}
      submitLabel={t('password.submit')}
      onSubmit={submit}
    >
      {/* Tells a password manager whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <FormTextField
        form={form}
        name="currentPassword"
        label={t('field.currentPassword')}
        type="password"
        autoComplete="current-password"
        dir="ltr"
      />
      <NewPasswordField form={form} name="password" label={t('field.newPassword')} forStaff={isAdmin} />
      <p>
        <Link className={auth.link} href={paths.forgotPassword}>
          {t('password.forgot')}
        </Link>
      </p>
    </FormFrame>
  );
}
