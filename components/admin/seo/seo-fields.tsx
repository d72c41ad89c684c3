import { Field, Input, Textarea } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { isSlug, SLUG_MAX } from '@/lib/domain/catalogue/slug';
import { cleanLine } from '@/lib/domain/forms/clean-text';
import { directionOf, type Locale } from '@/lib/domain/locale';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useFormats } from '@/lib/hooks/language/use-formats';

interface FieldProps {
  readonly label: string;
  /** Key of the error from the form or the function. */
  readonly error: string | undefined;
  readonly input: UseFormRegisterReturn;
  readonly placeholder: string;
}

interface SeoTextProps extends FieldProps {
  readonly locale: Locale;
  /** The text that will be shown, typed or generated; its length is counted. */
  readonly shown: string;
  /** The length that search engines show. */
  readonly total: number;
  /** The maximum length. */
  readonly max: number;
  readonly rows?: number;
}

/** A text for search engines in one language, with a counter; longer texts are allowed, but search engines cut them. */
export function SeoText(props: SeoTextProps) {
  const { label, error, input, placeholder, locale, shown, total, max, rows } = props;
  const { t } = useTranslation('admin-seo');
  const text = useErrorText();
  const { count } = useFormats();
  const size = shown.trim().length;
  const isLong = size > total;
  const shared = { ...input, placeholder, maxLength: max, dir: directionOf(locale), lang: locale };
  return (
    <Field.Root invalid={Boolean(error)}>
      <Field.Label>{label}</Field.Label>
      {rows ? <Textarea rows={rows} {...shared} /> : <Input {...shared} />}
      <Field.HelperText color={isLong ? 'fg.warning' : undefined}>
        {t(isLong ? 'long' : 'length', { size: count(size), total: count(total) })}
      </Field.HelperText>
      <Field.ErrorText>{text.ofField(error)}</Field.ErrorText>
    </Field.Root>
  );
}

interface AddressFieldProps extends FieldProps {
  readonly typed: string;
  readonly hint?: ReactNode;
}

/** The last part of a page's address, validated while typing; saving checks whether another page has it. */
export function AddressField({ label, error, input, placeholder, typed, hint }: AddressFieldProps) {
  const text = useErrorText();
  const slug = cleanLine(typed);
  const refused = error ?? (slug && !isSlug(slug) ? 'field.slug.invalid' : undefined);
  return (
    <Field.Root invalid={Boolean(refused)}>
      <Field.Label>{label}</Field.Label>
      <Input {...input} placeholder={placeholder} maxLength={SLUG_MAX} dir="ltr" />
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{text.ofField(refused)}</Field.ErrorText>
    </Field.Root>
  );
}
