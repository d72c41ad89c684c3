import { Field, Input, SimpleGrid, Textarea } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useController } from 'react-hook-form';
import { useDraftForm } from '@/components/admin/products/editor/draft-form';
import { OutdatedMark, type TextName } from '@/components/admin/products/editor/outdated-mark';
import { directionOf, LOCALES, type Locale } from '@/lib/domain/locale';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

interface TextPairProps {
  readonly name: TextName;
  /** See `textsOf`. */
  readonly textKey: string;
  /** Translated; the component adds the language. */
  readonly label: string;
  readonly maxLength: number;
  readonly multiline?: boolean;
}

/** A text in both languages side by side, each in its own direction; one of them may lack its translation. */
export function TextPair(props: TextPairProps) {
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" flex="1">
      {LOCALES.map((locale) => (
        <TextInput key={locale} locale={locale} {...props} />
      ))}
    </SimpleGrid>
  );
}

function TextInput({
  name,
  textKey,
  label,
  maxLength,
  multiline,
  locale,
}: TextPairProps & { readonly locale: Locale }) {
  const { t } = useTranslation('admin-editor');
  const text = useErrorText();
  const { control } = useDraftForm();
  const { field, fieldState } = useController({ control, name: `${name}.${locale}` });
  const input = { ...field, value: field.value ?? '', dir: directionOf(locale), lang: locale, maxLength };
  return (
    <Field.Root invalid={Boolean(fieldState.error)}>
      <Field.Label>{t('text.label', { label, language: t(`text.language.${locale}`) })}</Field.Label>
      {multiline ? <Textarea rows={6} autoresize {...input} /> : <Input {...input} />}
      <OutdatedMark name={name} textKey={textKey} locale={locale} />
      <Field.ErrorText>{text.ofField(fieldState.error?.message)}</Field.ErrorText>
    </Field.Root>
  );
}
