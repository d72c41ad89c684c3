import { Field, Input, SimpleGrid } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { SelectField } from '@/components/admin/forms/select-field';
import { useStoreSetting } from '@/context/store-setting-context';
import { LOCALES } from '@/lib/domain/locale';
import { HOLD_HOURS, ORDER_SOURCES } from '@/lib/domain/orders/by-hand/by-hand';
import type { PaymentMethod } from '@/lib/domain/orders/order-status';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import type { HandDraft } from './hand-draft';

interface HandTermsFieldsProps {
  readonly draft: HandDraft;
  /** The available payment methods. */
  readonly methods: readonly PaymentMethod[];
  /** The store's errors, by field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<HandDraft>) => void;
}

/** The order's source, payment method and discount. */
export function HandTermsFields({ draft, methods, errors, onChange }: HandTermsFieldsProps) {
  const { t } = useTranslation(['admin-orders', 'orders']);
  const { ofField } = useErrorText();
  const { baseCurrency } = useStoreSetting();
  const typed = (name: 'reason' | 'note' | 'discount', label: string, onType: (text: string) => void) => (
    <Field.Root invalid={Boolean(errors[name])}>
      <Field.Label>{label}</Field.Label>
      <Input
        value={draft[name]}
        {...(name === 'discount' && { dir: 'ltr', inputMode: 'decimal' as const })}
        onChange={({ target }) => onType(target.value)}
      />
      <Field.ErrorText>{ofField(errors[name])}</Field.ErrorText>
    </Field.Root>
  );
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
      <SelectField
        label={t('byHand.source')}
        value={draft.source}
        options={ORDER_SOURCES.map((value) => ({ value, label: t(`orders:origin.${value}`) }))}
        onChange={(source) => onChange({ source })}
      />
      <SelectField
        label={t('byHand.locale')}
        value={draft.locale}
        options={LOCALES.map((value) => ({ value, label: t(`byHand.locales.${value}`) }))}
        onChange={(locale) => onChange({ locale })}
      />
      <SelectField
        label={t('byHand.paymentMethod')}
        value={draft.paymentMethod}
        options={methods.map((value) => ({
          value,
          label: value === 'card' ? t('byHand.byLink') : t(`orders:paymentMethod.${value}`),
        }))}
        onChange={(paymentMethod) => onChange({ paymentMethod })}
      />
      {draft.paymentMethod !== 'cash' && (
        <SelectField
          label={t('byHand.holdHours')}
          value={String(draft.holdHours)}
          options={HOLD_HOURS.map((hours) => ({
            value: String(hours),
            label: t('byHand.hours', { count: hours }),
          }))}
          onChange={(hours) => onChange({ holdHours: Number(hours) })}
        />
      )}
      {typed('discount', t('byHand.discount', { currency: baseCurrency }), (discount) =>
        onChange({ discount }),
      )}
      {typed('reason', t('byHand.reason'), (reason) => onChange({ reason }))}
      {typed('note', t('byHand.note'), (note) => onChange({ note }))}
    </SimpleGrid>
  );
}
