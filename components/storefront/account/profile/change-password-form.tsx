import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/components/overlays/notify';
import { useAction } from '@/components/overlays/use-action';
import auth from '@/components/storefront/account/sign-in/auth-card.module.css';
import { NewPasswordField } from '@/components/storefront/account/sign-in/credential-fields';
import { FormFrame, FormTextField } from '@/components/storefront/forms/form-frame';
import { Button } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Alert } from '@/components/ui/feedback/alert';
import { useStoreSetting } from '@/context/store-setting-context';
import type { CurrentUser } from '@/lib/domain/account/current-user';
import type { AppError } from '@/lib/domain/errors/app-error';
import { call } from '@/lib/functions/call';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { usePasswordForm } from '@/lib/hooks/account/use-password-form';
import { paths } from '@/lib/paths';
import styles from './profile-view.module.css';

/** Loaded on demand, because few shoppers have a second factor. */
const PasswordCodeForm = dynamic(() =>
  import('./password-code-form').then(({ PasswordCodeForm: Form }) => Form),
);

export function ChangePasswordForm({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('account');
  const { name } = useStoreSetting();
  const { email, isAdmin } = user;
  const [failure, setFailure] = useState<AppError | null>(null);
  const sayDone = () => notify({ type: 'success', message: t('password.done') });
  const { form, submit } = usePasswordForm(
    {
      onSend: () => setFailure(null),
      onDone: sayDone,
      onFailure: setFailure,
    },
    isAdmin ? { email, names: Object.values(name) } : undefined,
  );

  const onEnd = (why: AppError | null) => {
    setFailure(why);
    if (why) return;
    form.reset();
    sayDone();
  };

  if (failure?.code === 'second-factor-required')
    return <PasswordCodeForm password={form.getValues('password')} onEnd={onEnd} />;
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

/** Lets an account that signs in only with Google also set a password, through a link to its e-mail address. */
export function FirstPassword({ user: { email } }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { storeId } = useStoreSetting();
  const { run, busy } = useAction();
  const [sent, setSent] = useState(false);

  const send = async () => {
    const mailed = await run(call('mailPasswordReset', { storeId, email, locale }), t('forgot.done'));
    if (mailed.ok) setSent(true);
  };

  return (
    <div className={styles.form}>
      <p>{t('password.none')}</p>
      {sent && <Alert tone="info">{t('password.sent', { email })}</Alert>}
      <Button variant="outline" loading={busy} onClick={() => void send()}>
        {t('password.choose')}
      </Button>
    </div>
  );
}
