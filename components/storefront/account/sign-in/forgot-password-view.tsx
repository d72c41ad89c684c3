import { useState } from 'react';
import { yupResolver } from '@hookform/resolvers/yup';
import { useTranslation } from 'next-i18next/pages';
import { useForm } from 'react-hook-form';
import { notify } from '@/components/overlays/notify';
import { FormFrame } from '@/components/storefront/forms/form-frame';
import { LinkButton } from '@/components/ui/actions/link-button';
import { Alert } from '@/components/ui/feedback/alert';
import { useStoreSetting } from '@/context/store-setting-context';
import { forgotPasswordSchema, type ForgotPasswordForm as Values } from '@/lib/domain/account/schemas';
import type { AppError } from '@/lib/domain/errors/app-error';
import { call } from '@/lib/functions/call';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { paths } from '@/lib/paths';
import { AuthCard } from './auth-card';
import { LoginEmailField } from './credential-fields';
import styles from './auth-card.module.css';

/** `/forgot-password`: shows the same answer whether or not the e-mail has an account. */
export function ForgotPasswordView() {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { storeId } = useStoreSetting();
  const form = useForm<Values>({ resolver: yupResolver(forgotPasswordSchema) });
  const [failure, setFailure] = useState<AppError | null>(null);
  const [sentTo, setSentTo] = useState('');

  const send = form.handleSubmit(async ({ email }) => {
    setFailure(null);
    setSentTo('');
    const sent = await call('mailPasswordReset', { storeId, email, locale });
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
      <FormFrame
        className={styles.form}
        failure={failure}
        submitting={form.formState.isSubmitting}
        submitLabel={t('forgot.submit')}
        onSubmit={send}
      >
        {sentTo && <Alert tone="success">{t('forgot.sentText', { email: sentTo })}</Alert>}
        <LoginEmailField form={form} name="email" />
      </FormFrame>
    </AuthCard>
  );
}
