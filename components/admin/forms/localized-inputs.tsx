import { SimpleGrid } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { TextInput } from '@/components/admin/forms/text-input';
import { directionOf, LOCALES } from '@/lib/domain/locale';

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
