import { Field, Input } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { SelectField } from '@/components/admin/forms/select-field';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { LOCALES } from '@/lib/domain/locale';
import { MAX_REASON } from '@/lib/domain/orders/order-admin-fields';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import type { useIssue } from './use-issue';

type ReceiverFieldsProps = Pick<ReturnType<typeof useIssue>, 'draft' | 'change' | 'refused'>;

/** The receiver of an e-mailed gift card. */
export function ReceiverFields({ draft, change, refused }: ReceiverFieldsProps) {
  const { t } = useTranslation('admin-gift-cards');
  const { ofField } = useErrorText();
  const lengths = { email: FIELD_LIMITS.emailMax, name: FIELD_LIMITS.nameMax, message: MAX_REASON } as const;
  const isSent = draft.email.trim() !== '';
  const shown = isSent ? (['email', 'name', 'message'] as const) : (['email'] as const);
  return (
    <>
      {shown.map((field) => (
        <Field.Root key={field} invalid={refused(field) !== undefined}>
          <Field.Label>{t(`issue.${field}`)}</Field.Label>
          <Input
            type={field === 'email' ? 'email' : 'text'}
            dir={field === 'email' ? 'ltr' : 'auto'}
            value={draft[field]}
            maxLength={lengths[field]}
            onChange={({ target }) => change({ [field]: target.value })}
          />
          <Field.ErrorText>{ofField(refused(field))}</Field.ErrorText>
        </Field.Root>
      ))}
      {isSent && (
        <SelectField
          label={t('issue.language')}
          value={draft.locale}
          options={LOCALES.map((one) => ({ value: one, label: t(`issue.locale.${one}`) }))}
          onChange={(locale) => change({ locale })}
        />
      )}
    </>
  );
}
