import { yupResolver } from '@hookform/resolvers/yup';
import { useTranslation } from 'next-i18next/pages';
import { useForm } from 'react-hook-form';
import { notify } from '@/components/overlays/notify';
import { FormFrame } from '@/components/storefront/forms/form-frame';
import { FormTextField } from '@/components/storefront/forms/form-text-field';
import { loginSchema, type LoginForm as Values } from '@/lib/domain/account/schemas';
import { storeId } from '@/lib/domain/ids';
import { env } from '@/lib/env';
import { logIn } from '@/lib/functions/account';
import { LoginEmailField } from './credential-fields';
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
  const send = form.handleSubmit(({ email, password }) =>
    submit(async () => {
      const loggedIn = await logIn(storeId(env.storeId), email, password);
      if (loggedIn.ok && loggedIn.value.ordersFollow)
        notify({ type: 'info', message: t('login.ordersFollow') });
      return loggedIn;
    }),
  );

  return (
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
  );
}
