import { Box, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useField } from '@/components/admin/forms/use-field';
import { LocalizedInputs } from '@/components/admin/forms/text-input';
import { MOST_SECTION_ITEMS } from '@/lib/domain/own-pages/sections';
import { EntryButton, EntryList } from './entry-list';
import type { ControlProps } from './plain-controls';

const EMPTY = { question: { en: '', ar: '' }, answer: { en: '', ar: '' } };

/** Questions and answers, in the displayed order. */
export function FaqControl({ name, label }: ControlProps) {
  const { t } = useTranslation('admin-pages');
  const { control } = useFormContext();
  const { error } = useField(name);
  const { fields, append, remove, move } = useFieldArray({ control, name, keyName: 'key' });
  return (
    <EntryList
      label={label}
      error={error}
      add={t('faq.add')}
      isFull={fields.length >= MOST_SECTION_ITEMS}
      onAdd={() => append(EMPTY, { shouldFocus: false })}
    >
      {fields.map(({ key }, index) => {
        const number = index + 1;
        return (
          <Box key={key} borderWidth="1px" borderRadius="l3" p="4">
            <Stack gap="4" role="group" aria-label={t('faq.number', { number })}>
              <LocalizedInputs name={`${name}.${index}.question`} label={t('faq.question')} />
              <LocalizedInputs name={`${name}.${index}.answer`} label={t('faq.answer')} rows={3} />
              <Stack direction="row" gap="2" wrap="wrap">
                <EntryButton
                  disabled={index === 0}
                  label={t('faq.upOf', { number })}
                  onClick={() => move(index, index - 1)}
                >
                  {t('faq.up')}
                </EntryButton>
                <EntryButton
                  disabled={index === fields.length - 1}
                  label={t('faq.downOf', { number })}
                  onClick={() => move(index, index + 1)}
                >
                  {t('faq.down')}
                </EntryButton>
                <EntryButton label={t('faq.removeOf', { number })} onClick={() => remove(index)}>
                  {t('faq.remove')}
                </EntryButton>
              </Stack>
            </Stack>
          </Box>
        );
      })}
    </EntryList>
  );
}
