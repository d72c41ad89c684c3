import { Field, Group, Input, InputAddon, SimpleGrid, Textarea } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import type { ComponentProps, ReactNode } from 'react';
import { useField } from '@/components/admin/forms/use-field';
import { directionOf, LOCALES } from '@/lib/domain/locale';

interface TextInputProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** Stands beside the input, as a currency. */
  readonly unit?: string;
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'date';
  readonly inputMode?: 'decimal' | 'numeric';
  readonly dir?: 'ltr' | 'rtl';
  readonly lang?: string;
  readonly placeholder?: string;
  readonly rows?: number;
  /** A field that this one is a piece of, as a text in both languages: it is checked again as this one changes. */
  readonly pieceOf?: string;
  /** Shows the error of the whole field. */
  readonly isFirstPiece?: boolean;
}

/** A field of the surrounding form, with its refusal under it. */
export function TextInput(props: TextInputProps) {
  const { name, label, hint, unit, type = 'text', inputMode, dir, lang, placeholder, rows } = props;
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
          <Input type={type} inputMode={inputMode} {...shared} />
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

/** An amount of money as people type it; `amounts` reads and shows it. */
export const AmountInput = (props: AmountInputProps) => (
  <TextInput {...props} inputMode="decimal" dir="ltr" />
);

interface LocalizedInputsProps {
  /** The field that holds both languages. */
  readonly name: string;
  readonly label: string;
  /** Shown where a language is left empty. */
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
