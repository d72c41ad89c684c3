import { SimpleGrid, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useField } from '@/components/admin/forms/use-field';
import { listOf } from '@/lib/domain/parse/fields';
import { MOST_SECTION_ITEMS } from '@/lib/domain/own-pages/sections';
import { EntryButton, EntryList } from './entry-list';
import { PictureControl, type ControlProps } from './plain-controls';

/** Pictures in order; the last, empty place adds another. */
export function PicturesControl({ name, label }: ControlProps) {
  const { t } = useTranslation('admin-pages');
  const { control } = useFormContext();
  const { error } = useField(name);
  const { fields, append, remove, move } = useFieldArray({ control, name, keyName: 'key' });
  const pictures = listOf(useWatch({ control, name }), (picture) => picture ?? undefined);
  const isWaiting = pictures.length < fields.length;
  return (
    <EntryList
      label={label}
      error={error}
      add={t('pictures.add')}
      isFull={isWaiting || fields.length >= MOST_SECTION_ITEMS}
      onAdd={() => append({}, { shouldFocus: false })}
    >
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
        {fields.map(({ key }, index) => {
          const number = index + 1;
          return (
            <Stack key={key} gap="3">
              <PictureControl name={`${name}.${index}`} label={t('pictures.number', { number })} />
              <Stack direction="row" gap="2" wrap="wrap">
                <EntryButton
                  disabled={index === 0}
                  label={t('pictures.earlierOf', { number })}
                  onClick={() => move(index, index - 1)}
                >
                  {t('pictures.earlier')}
                </EntryButton>
                <EntryButton label={t('pictures.removeOf', { number })} onClick={() => remove(index)}>
                  {t('pictures.remove')}
                </EntryButton>
              </Stack>
            </Stack>
          );
        })}
      </SimpleGrid>
    </EntryList>
  );
}
