import { Field, Group, Input, InputAddon, SimpleGrid, Textarea } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import type { ComponentProps, ReactNode } from 'react';
import { useField } from '@/components/admin/forms/use-field';
import { directionOf, LOCALES } from '@/lib/domain/locale';

interface TextInputProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** Shown beside the input, such as a currency. */
  readonly unit?: string;
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'date';
  readonly inputMode?: 'decimal' | 'numeric';
  readonly dir?: 'ltr' | 'rtl';
  readonly lang?: string;
  readonly placeholder?: string;
  readonly rows?: number;
  /** The id of a `datalist`. */
  readonly suggestions?: string;
  /** The field that this one is part of, such as a text in both languages; it is validated with each change here. */
  readonly pieceOf?: string;
  /** True to show the error of the whole field here. */
  readonly isFirstPiece?: boolean;
}

/** A text field of the surrounding form, with its error below it. */
export function TextInput(props: TextInputProps) {
  const {
    name,
    label,
    hint,
    unit,
    type = 'text',
    inputMode,
    dir,
    lang,
    placeholder,
    rows,
    suggestions,
  } = props;
  const { pieceOf, isFirstPiece = false } = props;
  const own = useField(name);
  const whole = useField(pieceOf ?? name);
  const error = own.error ?? (isFirstPiece ? whole.error : undefined);
  const shared = { dir, lang, placeholder, ...own.register(name, { deps: pieceOf }) };
  return (
    <Field.Root invalid={Boolean(error)}>
      <Field.Label>{label}</Field.Label>
      {rows ? (
        <Textarea rows={rows} {...shared} />
      ) : (
        <Group attached width="full">
          <Input type={type} inputMode={inputMode} list={suggestions} {...shared} />
          {unit && <InputAddon>{unit}</InputAddon>}
        </Group>
      )}
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

type AmountInputProps = Pick<ComponentProps<typeof TextInput>, 'name' | 'label' | 'hint'> & {
  /** The currency. */
  readonly unit: string;
};

/** An amount of money as people type it; `amounts` parses and formats it. */
export const AmountInput = (props: AmountInputProps) => (
  <TextInput {...props} inputMode="decimal" dir="ltr" />
);

type NumberInputProps = Pick<TextInputProps, 'name' | 'label' | 'hint' | 'unit' | 'pieceOf'>;

/** Digits as people type them, such as a whole number. */
export const NumberInput = (props: NumberInputProps) => (
  <TextInput {...props} inputMode="numeric" dir="ltr" />
);

interface LocalizedInputsProps {
  /** The field with both languages. */
  readonly name: string;
  readonly label: string;
  /** Shown while a language is empty. */
  readonly placeholders?: Readonly<Record<(typeof LOCALES)[number], string>>;
  readonly rows?: number;
}

/** A text in both languages side by side, each in its own direction. */
export function LocalizedInputs({ name, label, placeholders, rows }: LocalizedInputsProps) {
  const { t } = useTranslation('admin-store');
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
      {LOCALES.map((locale) => (
        <TextInput
          key={locale}
          name={`${name}.${locale}`}
          label={t(`language.${locale}`, { field: label })}
          dir={directionOf(locale)}
          lang={locale}
          placeholder={placeholders?.[locale]}
          rows={rows}
          pieceOf={name}
          isFirstPiece={locale === 'en'}
        />
      ))}
    </SimpleGrid>
  );
}
