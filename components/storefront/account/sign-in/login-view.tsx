import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';
import { notify } from '@/components/overlays/notify';
import { FormFrame, FormTextField } from '@/components/storefront/forms/form-frame';
import { Link } from '@/components/ui/actions/link';
import { LinkButton } from '@/components/ui/actions/link-button';
import { useStoreId } from '@/context/use-store-id';
import { useUserContext } from '@/context/user-context';
import { memberOf } from '@/lib/domain/account/current-user';
import { loginSchema, type LoginForm as Values } from '@/lib/domain/account/schemas';
import type { Result } from '@/lib/domain/result';
import type { Shell } from '@/lib/domain/store/shell';
import { logIn, logInByGoogle, type LoggedIn } from '@/lib/functions/account/account';
import { isAdminPath, paths } from '@/lib/paths';
import { AlreadyLoggedIn, useNextPath } from './already-logged-in';
import { AuthCard } from './auth-card';
import styles from './auth-card.module.css';
import { CodeForm } from './code-form';
import { LoginEmailField } from './credential-fields';
import { GoogleButton } from './google-button';
import { useAuthForm } from './use-auth-form';

/** The admin's first page; the admin's own links are no part of a shop's pages. */
const ADMIN = '/admin/dashboard';

export function LoginView({ withoutShop }: Pick<Shell, 'withoutShop'>) {
  const { t } = useTranslation('account');
  const { user } = useUserContext();
  const [busy, setBusy] = useState(false);
  const asked = useNextPath();
  const next = withoutShop && !isAdminPath(asked) ? ADMIN : asked;
  const member = memberOf(user);
  if (member && !busy) return <AlreadyLoggedIn user={member} next={next} withoutShop={withoutShop} />;

  // Only the checkout works without an account; other pages would ask for the login again.
  const guestPath = next === paths.checkout ? paths.checkout : paths.home;
  return (
    <AuthCard
      title={t('login.title')}
      intro={t(withoutShop ? 'login.people' : 'login.intro')}
      footer={
        <>
          <Link className={styles.link} href={paths.forgotPassword}>
            {t('login.forgot')}
          </Link>
          {!withoutShop && (
            <>
              <LinkButton variant="outline" href={guestPath}>
                {t('login.guest')}
              </LinkButton>
              <p>
                {t('login.noAccount')}{' '}
                <Link className={styles.link} href={{ pathname: paths.signUp, query: { next } }}>
                  {t('login.signUp')}
                </Link>
              </p>
            </>
          )}
        </>
      }
    >
      <LoginForm next={next} onBusy={setBusy} />
    </AuthCard>
  );
}

interface LoginFormProps {
  readonly next: string;
  readonly onBusy: (busy: boolean) => void;
}

function LoginForm({ next, onBusy }: LoginFormProps) {
  const store = useStoreId();
  const { t } = useTranslation('account');
  const form = useForm<Values>({ resolver: yupResolver(loginSchema) });
  const { failure, submit } = useAuthForm(form, { next, doneMessage: t('login.done'), onBusy });

  const notifyOfOrders = (loggedIn: Result<LoggedIn>) => {
    if (loggedIn.ok && loggedIn.value.ordersFollow)
      notify({ type: 'info', message: t('login.ordersFollow') });
    return loggedIn;
  };
  const send = form.handleSubmit(({ email, password }) =>
    submit(async () => notifyOfOrders(await logIn(store, email, password))),
  );
  const google = () => submit(async () => notifyOfOrders(await logInByGoogle(store)));

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
