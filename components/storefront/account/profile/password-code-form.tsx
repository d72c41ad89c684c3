import { yupResolver } from '@hookform/resolvers/yup';
import { useTranslation } from 'next-i18next/pages';
import { useForm } from 'react-hook-form';
import { FormFrame, FormTextField } from '@/components/storefront/forms/form-frame';
import { codeSchema, type CodeForm as Values } from '@/lib/domain/account/code-schema';
import type { AppError } from '@/lib/domain/errors/app-error';
import { changePasswordByCode } from '@/lib/functions/account/own-password';
import styles from './profile-view.module.css';

interface PasswordCodeFormProps {
  /** The password to set. */
  readonly password: string;
  /** Called with null once it is set, or with why it cannot be, whatever the code. */
  readonly onEnd: (failure: AppError | null) => void;
}

/** The second step of a change of the password: asks for the authenticator app's code. */
export function PasswordCodeForm({ password, onEnd }: PasswordCodeFormProps) {
  const { t } = useTranslation('account');
  const form = useForm<Values>({ resolver: yupResolver(codeSchema), defaultValues: { code: '' } });
  const send = form.handleSubmit(async ({ code }) => {
    const changed = await changePasswordByCode(code, password);
    if (changed.ok) return onEnd(null);
    const wrong = changed.error.fields?.code;
    if (wrong) form.setError('code', { message: wrong }, { shouldFocus: true });
    else onEnd(changed.error);
  });
  return (
    <FormFrame
      className={styles.form}
      failure={null}
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
