import { Checkbox, Field, Input, SimpleGrid, Textarea } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { readAmount, readNumber, showAmount } from '@/components/admin/forms/amounts';
import { Select } from '@/components/admin/forms/select-field';
import { useTemplateEditor } from '@/components/admin/products/studio/editor-state';
import { directionOf, LOCALES } from '@/lib/domain/locale';
import { valueAt } from '@/lib/domain/studio/editing/value-at';

interface TemplateInputProps {
  /** The value's path in the template, as the schema's errors name it. */
  readonly path: string;
  readonly label: string;
}

/** A text in both languages, each in its own direction. */
export function PairInput({ path, label, rows }: TemplateInputProps & { readonly rows?: number }) {
  const { t } = useTranslation('admin-studio');
  const { content, set, problemAt } = useTemplateEditor();
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3" width="full">
      {LOCALES.map((locale) => {
        const own = `${path}.${locale}`;
        const error = problemAt(own) ?? (locale === 'en' ? problemAt(path) : undefined);
        const shared = {
          dir: directionOf(locale),
          lang: locale,
          value: String(valueAt(content, own) ?? ''),
          onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
            set(own, currentTarget.value),
        };
        return (
          <Field.Root key={locale} invalid={Boolean(error)}>
            <Field.Label>{t(`language.${locale}`, { field: label })}</Field.Label>
            {rows ? <Textarea rows={rows} {...shared} /> : <Input {...shared} />}
            <Field.ErrorText>{error}</Field.ErrorText>
          </Field.Root>
        );
      })}
    </SimpleGrid>
  );
}

interface TypedInputProps extends TemplateInputProps {
  readonly read: (typed: string) => number;
  readonly show: (value: number) => string;
}

/** Keeps the text as typed, until the value changes elsewhere. */
function TypedInput({ path, label, read, show }: TypedInputProps) {
  const { content, set, problemAt } = useTemplateEditor();
  const [typed, setTyped] = useState('');
  const value = Number(valueAt(content, path));
  const error = problemAt(path);
  const shown = Object.is(read(typed), value) ? typed : show(value);
  return (
    <Field.Root invalid={Boolean(error)}>
      <Field.Label>{label}</Field.Label>
      <Input
        inputMode="decimal"
        dir="ltr"
        value={shown}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          set(path, read(currentTarget.value));
        }}
      />
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

const readSigned = (typed: string): number =>
  typed.trim().startsWith('-') ? -readNumber(typed.trim().slice(1)) : readNumber(typed);
const showNumber = (value: number): string => (Number.isNaN(value) ? '' : String(value));

/** A number; other text is refused at the field. */
export const NumberInput = (props: TemplateInputProps) => (
  <TypedInput {...props} read={readSigned} show={showNumber} />
);

/** An amount in the store's base currency. */
export function MoneyInput({ path, label }: TemplateInputProps) {
  const { t } = useTranslation('admin-studio');
  const { currency } = useTemplateEditor();
  return (
    <TypedInput
      path={path}
      label={t('unit', { label, unit: currency })}
      read={(typed) => readAmount(typed, currency)}
      show={(amount) => (Number.isNaN(amount) ? '' : showAmount(amount, currency))}
    />
  );
}

interface ChoiceInputProps extends TemplateInputProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose?: (value: string) => void;
}

/** A select; its empty option is null in the template. */
export function ChoiceInput({ path, label, options, onChoose }: ChoiceInputProps) {
  const { content, set, problemAt } = useTemplateEditor();
  const error = problemAt(path);
  const value = valueAt(content, path);
  return (
    <Field.Root invalid={Boolean(error)}>
      <Field.Label>{label}</Field.Label>
      <Select
        value={typeof value === 'string' ? value : ''}
        options={options}
        onChange={(chosen) => (onChoose ? onChoose(chosen) : set(path, chosen || null))}
      />
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

/** A checkbox. */
export function TickInput({ path, label }: TemplateInputProps) {
  const { content, set } = useTemplateEditor();
  return (
    <Checkbox.Root
      checked={valueAt(content, path) === true}
      onCheckedChange={({ checked }) => set(path, checked === true)}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>{label}</Checkbox.Label>
    </Checkbox.Root>
  );
}
