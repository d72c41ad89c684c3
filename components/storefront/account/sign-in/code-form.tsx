import { yupResolver } from '@hookform/resolvers/yup';
import { useTranslation } from 'next-i18next/pages';
import { useForm } from 'react-hook-form';
import { FormFrame, FormTextField } from '@/components/storefront/forms/form-frame';
import { useStoreId } from '@/context/use-store-id';
import { codeSchema, type CodeForm as Values } from '@/lib/domain/account/code-schema';
import { logInByCode } from '@/lib/functions/account/account';
import styles from './auth-card.module.css';
import { useAuthForm } from './use-auth-form';

interface Props {
  readonly next: string;
  readonly onBusy: (busy: boolean) => void;
}

/** The second step of a login: asks for the authenticator app's code. */
export function CodeForm({ next, onBusy }: Props) {
  const store = useStoreId();
  const { t } = useTranslation('account');
  const form = useForm<Values>({ resolver: yupResolver(codeSchema), defaultValues: { code: '' } });
  const { failure, submit } = useAuthForm(form, { next, doneMessage: t('login.done'), onBusy });
  const send = form.handleSubmit(({ code }) => submit(() => logInByCode(store, code)));
  return (
    <FormFrame
      className={styles.form}
      failure={failure}
      submitting={form.formState.isSubmitting}
      submitLabel={t('code.submit')}
      onSubmit={send}
    >
      <FormTextField
        form={form}
        name="code"
        label={t('code.label')}
        hint={t('code.hint')}
        autoComplete="one-time-code"
        inputMode="numeric"
        dir="ltr"
        autoFocus
      />
    </FormFrame>
  );
}
