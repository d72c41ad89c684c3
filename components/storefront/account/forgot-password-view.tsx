import { useState } from 'react';
import { yupResolver } from '@hookform/resolvers/yup';
import { useTranslation } from 'next-i18next/pages';
import { useForm } from 'react-hook-form';
import { notify } from '@/components/overlays/notify';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { TextField } from '@/components/ui/text-field';
import { forgotPasswordSchema, type ForgotPasswordForm as Values } from '@/lib/domain/account/schemas';
import type { AppError } from '@/lib/domain/errors/app-error';
import { sendPasswordReset } from '@/lib/firebase/mail-codes';
import { useErrorText } from '@/lib/hooks/use-error-text';
import { useLocale } from '@/lib/hooks/use-locale';
import { paths } from '@/lib/paths';
import { AuthCard } from './auth-card';
import styles from './auth-card.module.css';

/** `/forgot-password`: the answer is the same whether or not the e-mail has an account. */
export function ForgotPasswordView() {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const text = useErrorText();
  const form = useForm<Values>({ resolver: yupResolver(forgotPasswordSchema) });
  const { errors, isSubmitting } = form.formState;
  const [failure, setFailure] = useState<AppError | null>(null);
  const [sentTo, setSentTo] = useState('');

  const send = form.handleSubmit(async ({ email }) => {
    setFailure(null);
    setSentTo('');
    const sent = await sendPasswordReset(email, locale);
    if (!sent.ok) return setFailure(sent.error);
    setSentTo(email);
    notify({ type: 'success', message: t('forgot.done') });
  });

  return (
    <AuthCard
      title={t('forgot.title')}
      intro={t('forgot.intro')}
      footer={
        <LinkButton variant="outline" href={paths.login}>
          {t('forgot.login')}
        </LinkButton>
      }
    >
      <form className={styles.form} method="post" noValidate onSubmit={(event) => void send(event)}>
        {failure && <Alert tone="error" title={text.ofError(failure)} />}
        {sentTo && <Alert tone="success">{t('forgot.sentText', { email: sentTo })}</Alert>}
        <TextField
          label={t('field.email')}
          type="email"
          autoComplete="username"
          dir="ltr"
          error={text.ofField(errors.email?.message)}
          {...form.register('email')}
        />
        <Button type="submit" size="lg" loading={isSubmitting}>
          {t('forgot.submit')}
        </Button>
      </form>
    </AuthCard>
  );
}
