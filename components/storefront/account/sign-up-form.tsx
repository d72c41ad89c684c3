import { yupResolver } from '@hookform/resolvers/yup';
import { useTranslation } from 'next-i18next/pages';
import { useForm } from 'react-hook-form';
import { FormFrame } from '@/components/storefront/forms/form-frame';
import { FormTextField } from '@/components/storefront/forms/form-text-field';
import { signUpSchema, type SignUpForm as Values } from '@/lib/domain/account/schemas';
import { storeId } from '@/lib/domain/ids';
import { env } from '@/lib/env';
import { logInByGoogle, register } from '@/lib/functions/account';
import { CodeForm } from './code-form';
import { LoginEmailField, NewPasswordField } from './credential-fields';
import { GoogleButton } from './google-button';
import { useAuthForm } from './use-auth-form';
import styles from './auth-card.module.css';

interface Props {
  readonly next: string;
  readonly onBusy: (busy: boolean) => void;
}

export function SignUpForm({ next, onBusy }: Props) {
  const { t } = useTranslation('account');
  const form = useForm<Values>({ resolver: yupResolver(signUpSchema) });
  const { failure, submit } = useAuthForm(form, { next, doneMessage: t('signUp.done'), onBusy });
  const send = form.handleSubmit((values) => submit(() => register(storeId(env.storeId), values)));

  const google = () => submit(() => logInByGoogle(storeId(env.storeId)));

  // The Google account had an account here already, with a second factor.
  if (failure?.code === 'second-factor-required') return <CodeForm next={next} onBusy={onBusy} />;
  return (
    <>
      <FormFrame
        className={styles.form}
        failure={failure}
        submitting={form.formState.isSubmitting}
        submitLabel={t('signUp.submit')}
        onSubmit={send}
      >
        <FormTextField form={form} name="name" label={t('field.name')} autoComplete="name" />
        <LoginEmailField form={form} name="email" />
        <NewPasswordField form={form} name="password" label={t('field.password')} />
      </FormFrame>
      <GoogleButton onContinue={google} />
    </>
  );
}
