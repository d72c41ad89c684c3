import { useTranslation } from 'next-i18next/pages';
import { useStoreId } from '@/context/use-store-id';
import { logInByCode } from '@/lib/functions/account/account';
import styles from './auth-card.module.css';
import { CodeFrame, useCodeForm } from './code-frame';
import { useAuthForm } from './use-auth-form';

interface Props {
  readonly next: string;
  readonly onBusy: (busy: boolean) => void;
}

/** The second step of a login: asks for the authenticator app's code. */
export function CodeForm({ next, onBusy }: Props) {
  const store = useStoreId();
  const { t } = useTranslation('account');
  const form = useCodeForm();
  const { failure, submit } = useAuthForm(form, { next, doneMessage: t('login.done'), onBusy });
  const send = form.handleSubmit(({ code }) => submit(() => logInByCode(store, code)));
  return <CodeFrame form={form} className={styles.form} failure={failure} onSubmit={send} />;
}
