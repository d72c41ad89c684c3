import { yupResolver } from '@hookform/resolvers/yup';
import { useTranslation } from 'next-i18next/pages';
import { useForm } from 'react-hook-form';
import { FormFrame } from '@/components/storefront/forms/form-frame';
import { FormTextField } from '@/components/storefront/forms/form-text-field';
import { signUpSchema, type SignUpForm as Values } from '@/lib/domain/account/schemas';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { storeId } from '@/lib/domain/ids';
import { env } from '@/lib/env';
import { register } from '@/lib/functions/account';
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

  return (
    <FormFrame
      className={styles.form}
      failure={failure}
      submitting={form.formState.isSubmitting}
      submitLabel={t('signUp.submit')}
      onSubmit={send}
    >
      <FormTextField form={form} name="name" label={t('field.name')} autoComplete="name" />
      <FormTextField
        form={form}
        name="email"
        label={t('field.email')}
        type="email"
        autoComplete="username"
        dir="ltr"
      />
      <FormTextField
        form={form}
        name="password"
        label={t('field.password')}
        type="password"
        autoComplete="new-password"
        dir="ltr"
        hint={t('field.passwordHint', FIELD_LIMITS)}
      />
    </FormFrame>
  );
}
