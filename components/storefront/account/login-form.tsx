import { yupResolver } from '@hookform/resolvers/yup';
import { useTranslation } from 'next-i18next/pages';
import { useForm } from 'react-hook-form';
import { notify } from '@/components/overlays/notify';
import { FormFrame } from '@/components/storefront/forms/form-frame';
import { FormTextField } from '@/components/storefront/forms/form-text-field';
import { loginSchema, type LoginForm as Values } from '@/lib/domain/account/schemas';
import { storeId } from '@/lib/domain/ids';
import type { Result } from '@/lib/domain/result';
import { env } from '@/lib/env';
import { logIn, logInByGoogle, type LoggedIn } from '@/lib/functions/account';
import { CodeForm } from './code-form';
import { LoginEmailField } from './credential-fields';
import { GoogleButton } from './google-button';
import { useAuthForm } from './use-auth-form';
import styles from './auth-card.module.css';

interface Props {
  readonly next: string;
  readonly onBusy: (busy: boolean) => void;
}

export function LoginForm({ next, onBusy }: Props) {
  const { t } = useTranslation('account');
  const form = useForm<Values>({ resolver: yupResolver(loginSchema) });
  const { failure, submit } = useAuthForm(form, { next, doneMessage: t('login.done'), onBusy });

  const told = (loggedIn: Result<LoggedIn>) => {
    if (loggedIn.ok && loggedIn.value.ordersFollow)
      notify({ type: 'info', message: t('login.ordersFollow') });
    return loggedIn;
  };
  const send = form.handleSubmit(({ email, password }) =>
    submit(async () => told(await logIn(storeId(env.storeId), email, password))),
  );
  const google = () => submit(async () => told(await logInByGoogle(storeId(env.storeId))));

  if (failure?.code === 'second-factor-required') return <CodeForm next={next} onBusy={onBusy} />;
  return (
    <>
      <FormFrame
        className={styles.form}
        failure={failure}
        submitting={form.formState.isSubmitting}
        submitLabel={t('login.submit')}
        onSubmit={send}
      >
        <LoginEmailField form={form} name="email" />
        <FormTextField
          form={form}
          name="password"
          label={t('field.password')}
          type="password"
          autoComplete="current-password"
          dir="ltr"
        />
      </FormFrame>
      <GoogleButton onContinue={google} />
    </>
  );
}
