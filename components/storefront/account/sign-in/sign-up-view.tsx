import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';
import { FormFrame, FormTextField } from '@/components/storefront/forms/form-frame';
import { Link } from '@/components/ui/actions/link';
import { useStoreId } from '@/context/use-store-id';
import { useUserContext } from '@/context/user-context';
import { memberOf } from '@/lib/domain/account/current-user';
import { signUpSchema, type SignUpForm as Values } from '@/lib/domain/account/schemas';
import { logInByGoogle, register } from '@/lib/functions/account/account';
import { paths } from '@/lib/paths';
import { AlreadyLoggedIn, useNextPath } from './already-logged-in';
import { AuthCard } from './auth-card';
import styles from './auth-card.module.css';
import { CodeForm } from './code-form';
import { LoginEmailField, NewPasswordField } from './credential-fields';
import { GoogleButton } from './google-button';
import { useAuthForm } from './use-auth-form';

export function SignUpView() {
  const { t } = useTranslation('account');
  const { user } = useUserContext();
  const [busy, setBusy] = useState(false);
  const next = useNextPath();
  const member = memberOf(user);
  if (member && !busy) return <AlreadyLoggedIn user={member} next={next} />;

  return (
    <AuthCard
      title={t('signUp.title')}
      intro={t('signUp.intro')}
      footer={
        <p>
          {t('signUp.hasAccount')}{' '}
          <Link className={styles.link} href={{ pathname: paths.login, query: { next } }}>
            {t('signUp.login')}
          </Link>
        </p>
      }
    >
      <SignUpForm next={next} onBusy={setBusy} />
    </AuthCard>
  );
}

interface SignUpFormProps {
  readonly next: string;
  readonly onBusy: (busy: boolean) => void;
}

function SignUpForm({ next, onBusy }: SignUpFormProps) {
  const store = useStoreId();
  const { t } = useTranslation('account');
  const form = useForm<Values>({ resolver: yupResolver(signUpSchema) });
  const { failure, submit } = useAuthForm(form, { next, doneMessage: t('signUp.done'), onBusy });
  const send = form.handleSubmit((values) => submit(() => register(store, values)));

  const google = () => submit(() => logInByGoogle(store));

  // This Google account already has an account here, with a second factor.
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
