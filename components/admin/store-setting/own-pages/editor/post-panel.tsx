import { Box, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { InstantInput } from '@/components/admin/forms/instant-input';
import { LocalizedInputs } from '@/components/admin/forms/text-input';
import { Panel } from '@/components/admin/panel';
import { EntryButton, EntryList } from '@/components/admin/store-setting/own-pages/controls/entry-list';
import { useStoreSetting } from '@/context/store-setting-context';
import { MOST_TAGS } from '@/lib/domain/posts/post';
import type { PageForm } from './page-form';

/** What a post has besides a page: its date, author and tags. */
export function PostPanel() {
  const { t } = useTranslation('admin-pages');
  const { timeZone: zone } = useStoreSetting();
  return (
    <Panel title={t('post.title')}>
      <Stack gap="5">
        <InstantInput name="post.date" label={t('post.date')} hint={t('post.dateHint', { zone })} />
        <LocalizedInputs name="post.author" label={t('post.author')} />
        <Tags />
      </Stack>
    </Panel>
  );
}

function Tags() {
  const { t } = useTranslation('admin-pages');
  const { control } = useFormContext<PageForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'post.tags', keyName: 'key' });
  return (
    <EntryList
      label={t('post.tags')}
      add={t('post.addTag')}
      isFull={fields.length >= MOST_TAGS}
      onAdd={() => append({ en: '', ar: '' }, { shouldFocus: false })}
    >
      {fields.map(({ key }, index) => {
        const number = index + 1;
        return (
          <Box key={key} borderWidth="1px" borderRadius="l3" p="4">
            <Stack gap="3" role="group" aria-label={t('post.tagNumber', { number })}>
              <LocalizedInputs name={`post.tags.${index}`} label={t('post.tag')} />
              <EntryButton
                alignSelf="flex-start"
                label={t('post.removeTagOf', { number })}
                onClick={() => remove(index)}
              >
                {t('post.removeTag')}
              </EntryButton>
            </Stack>
          </Box>
        );
      })}
    </EntryList>
  );
}
