import { yupResolver } from '@hookform/resolvers/yup';
import { useTranslation } from 'next-i18next/pages';
import { useForm } from 'react-hook-form';
import { FormFrame } from '@/components/storefront/forms/form-frame';
import { useStoreSetting } from '@/context/store-setting-context';
import { resetPasswordSchema, type ResetPasswordForm as Values } from '@/lib/domain/account/schemas';
import { resetPassword } from '@/lib/firebase/mail-codes';
import { staffResolver } from '@/lib/hooks/staff-resolver';
import { paths } from '@/lib/paths';
import { NewPasswordField } from './credential-fields';
import { useAuthForm } from './use-auth-form';
import styles from './auth-card.module.css';

const ignoreBusy = () => undefined;

interface Props {
  readonly code: string;
  readonly email: string;
  /** Of somebody with a role, for whom the stricter rule holds. */
  readonly forStaff: boolean;
}

export function ResetPasswordForm({ code, email, forStaff }: Props) {
  const { t } = useTranslation('account');
  const { name } = useStoreSetting();
  const words = { email, names: Object.values(name) };
  const form = useForm<Values>({
    resolver: forStaff
      ? staffResolver(({ staffNewPasswordSchema }) => yupResolver(staffNewPasswordSchema(words)))
      : yupResolver(resetPasswordSchema),
  });
  const { failure, submit } = useAuthForm(form, {
    next: paths.login,
    doneMessage: t('reset.done'),
    onBusy: ignoreBusy,
  });
  const send = form.handleSubmit(({ password }) => submit(() => resetPassword(code, password)));

  return (
    <FormFrame
      className={styles.form}
      failure={failure}
      submitting={form.formState.isSubmitting}
      submitLabel={t('reset.submit')}
      onSubmit={send}
    >
      {/* Tells a password manager whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField form={form} name="password" label={t('field.newPassword')} forStaff={forStaff} />
    </FormFrame>
  );
}
