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
  /** How it can be paid. */
  readonly methods: readonly PaymentMethod[];
  /** By field, as the store refused it. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<HandDraft>) => void;
}

/** Where the order came from, how it is paid, and what is taken off. */
export function HandTermsFields({ draft, methods, errors, onChange }: HandTermsFieldsProps) {
  const { t } = useTranslation(['admin-orders', 'orders']);
  const { ofField } = useErrorText();
  const { baseCurrency } = useStoreSetting();
  const one = <K extends 'source' | 'paymentMethod' | 'locale'>(
    name: K,
    options: readonly (readonly [HandDraft[K], string])[],
  ) => (
    <Choice label={t(`byHand.${name}`)}>
      <NativeSelect.Field
        value={draft[name]}
        onChange={({ target }) => {
          const chosen = options.find(([value]) => value === target.value);
          if (chosen) onChange({ [name]: chosen[0] });
        }}
      >
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect.Field>
    </Choice>
  );
  const text = (name: 'reason' | 'note' | 'discount', label: string) => (
    <Field.Root invalid={Boolean(errors[name])}>
      <Field.Label>{label}</Field.Label>
      <Input
        value={draft[name]}
        {...(name === 'discount' && { dir: 'ltr', inputMode: 'decimal' as const })}
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
      <Field.ErrorText>{ofField(errors[name])}</Field.ErrorText>
    </Field.Root>
  );
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
      {one(
        'source',
        ORDER_SOURCES.map((source) => [source, t(`byHand.sources.${source}`)] as const),
      )}
      {one(
        'locale',
        LOCALES.map((locale) => [locale, t(`byHand.locales.${locale}`)] as const),
      )}
      {one(
        'paymentMethod',
        methods.map(
          (method) =>
            [method, t(method === 'card' ? 'byHand.byLink' : `orders:paymentMethod.${method}`)] as const,
        ),
      )}
      {draft.paymentMethod === 'card' && (
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
      {text('discount', t('byHand.discount', { currency: baseCurrency }))}
      {text('reason', t('byHand.reason'))}
      {text('note', t('byHand.note'))}
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
