import { Field, Input, NativeSelect, SimpleGrid } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
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
  const one = <T extends string>(
    label: string,
    value: T,
    options: readonly (readonly [T, string])[],
    onPick: (picked: T) => void,
  ) => (
    <Choice label={label}>
      <NativeSelect.Field
        value={value}
        onChange={({ target }) => {
          const picked = options.find(([option]) => option === target.value);
          if (picked) onPick(picked[0]);
        }}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </NativeSelect.Field>
    </Choice>
  );
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
      {one(
        t('byHand.source'),
        draft.source,
        ORDER_SOURCES.map((source) => [source, t(`orders:origin.${source}`)] as const),
        (source) => onChange({ source }),
      )}
      {one(
        t('byHand.locale'),
        draft.locale,
        LOCALES.map((locale) => [locale, t(`byHand.locales.${locale}`)] as const),
        (locale) => onChange({ locale }),
      )}
      {one(
        t('byHand.paymentMethod'),
        draft.paymentMethod,
        methods.map(
          (method) =>
            [method, method === 'card' ? t('byHand.byLink') : t(`orders:paymentMethod.${method}`)] as const,
        ),
        (paymentMethod) => onChange({ paymentMethod }),
      )}
      {draft.paymentMethod !== 'cash' && (
        <Choice label={t('byHand.holdHours')}>
          <NativeSelect.Field
            value={draft.holdHours}
            onChange={({ target }) => onChange({ holdHours: Number(target.value) })}
          >
            {HOLD_HOURS.map((hours) => (
              <option key={hours} value={hours}>
                {t('byHand.hours', { count: hours })}
              </option>
            ))}
          </NativeSelect.Field>
        </Choice>
      )}
      {typed('discount', t('byHand.discount', { currency: baseCurrency }), (discount) =>
        onChange({ discount }),
      )}
      {typed('reason', t('byHand.reason'), (reason) => onChange({ reason }))}
      {typed('note', t('byHand.note'), (note) => onChange({ note }))}
    </SimpleGrid>
  );
}

const Choice = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Field.Root>
    <Field.Label>{label}</Field.Label>
    <NativeSelect.Root>
      {children}
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  </Field.Root>
);
