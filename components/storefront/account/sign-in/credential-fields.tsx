import { useTranslation } from 'next-i18next/pages';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { FormTextField } from '@/components/storefront/forms/form-frame';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';

interface CredentialProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly name: FieldPath<Values>;
}

/** The e-mail address, which is the account's user name. */
export function LoginEmailField<Values extends FieldValues>(props: CredentialProps<Values>) {
  const { t } = useTranslation('account');
  return <FormTextField {...props} label={t('field.email')} type="email" autoComplete="username" dir="ltr" />;
}

/** A field for a new password. */
export function NewPasswordField<Values extends FieldValues>({
  forStaff = false,
  ...props
}: CredentialProps<Values> & { readonly label: string; readonly forStaff?: boolean }) {
  const { t } = useTranslation('account');
  const hint = t(forStaff ? 'field.staffPasswordHint' : 'field.passwordHint', FIELD_LIMITS);
  return <FormTextField {...props} type="password" autoComplete="new-password" dir="ltr" hint={hint} />;
}
