import { yupResolver } from '@hookform/resolvers/yup';
import { useTranslation } from 'next-i18next/pages';
import { useForm } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { loginSchema, type LoginForm as Values } from '@/lib/domain/account/schemas';
import { storeId } from '@/lib/domain/ids';
import { env } from '@/lib/env';
import { logIn } from '@/lib/functions/account';
import { useErrorText } from '@/lib/hooks/use-error-text';
import { useAuthForm } from './use-auth-form';
import styles from './auth-card.module.css';

interface Props {
  readonly next: string;
  readonly onBusy: (busy: boolean) => void;
}

export function LoginForm({ next, onBusy }: Props) {
  const { t } = useTranslation('account');
  const text = useErrorText();
  const form = useForm<Values>({ resolver: yupResolver(loginSchema) });
  const { errors, isSubmitting } = form.formState;
  const { failure, submit } = useAuthForm(form, { next, doneMessage: t('login.done'), onBusy });
  const send = form.handleSubmit(({ email, password }) =>
    submit(() => logIn(storeId(env.storeId), email, password)),
  );

  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void send(event)}>
      {failure && <Alert tone="error" title={text.ofError(failure)} />}
      <TextField
        label={t('field.email')}
        type="email"
        autoComplete="username"
        dir="ltr"
        error={text.ofField(errors.email?.message)}
        {...form.register('email')}
      />
      <TextField
        label={t('field.password')}
        type="password"
        autoComplete="current-password"
        dir="ltr"
        error={text.ofField(errors.password?.message)}
        {...form.register('password')}
      />
      <Button type="submit" size="lg" loading={isSubmitting}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
