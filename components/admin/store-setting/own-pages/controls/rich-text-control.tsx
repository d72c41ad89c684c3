import { Flex } from '@chakra-ui/react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { Controller } from 'react-hook-form';
import { useField } from '@/components/admin/forms/use-field';
import { ListSkeleton } from '@/components/admin/load-state';
import { LOCALES, type Locale } from '@/lib/domain/locale';
import type { ControlProps } from './plain-controls';

/** Loaded on demand, because the editor is large and few pages use it. */
const RichTextInput = dynamic(
  () =>
    import('@/components/admin/store-setting/pages/rich-text-input').then((module) => module.RichTextInput),
  { ssr: false, loading: () => <ListSkeleton rows={4} /> },
);

/** A text with headings, lists and links, in both languages. */
export function RichTextControl(props: ControlProps) {
  return (
    <Flex gap="5" direction={{ base: 'column', '2xl': 'row' }}>
      {LOCALES.map((locale) => (
        <InLanguage key={locale} locale={locale} {...props} />
      ))}
    </Flex>
  );
}

function InLanguage({ name, label, locale }: ControlProps & { readonly locale: Locale }) {
  const { t } = useTranslation('admin-store');
  const path = `${name}.${locale}`;
  const { control, error } = useField(path);
  return (
    <Controller
      name={path}
      control={control}
      render={({ field }) => (
        <RichTextInput
          label={t(`language.${locale}`, { field: label })}
          locale={locale}
          value={field.value as string}
          onChange={field.onChange}
          error={error}
        />
      )}
    />
  );
}
