import { Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useFormContext, useWatch } from 'react-hook-form';
import { useStoreSetting } from '@/context/store-setting-context';
import { readCustomerGroups } from '@/lib/firestore/people/customers';
import { useReadOnce } from '@/lib/hooks/use-read-once';
import { ChoiceList } from './choice-list';
import type { DiscountForm } from './discount-form';

/** The customer groups of a discount, if the store has any; none chosen means everybody. */
export function GroupChoice() {
  const { t } = useTranslation('admin-discounts');
  const { storeId } = useStoreSetting();
  const { setValue } = useFormContext<DiscountForm>();
  const chosen = useWatch<DiscountForm, 'groups'>({ name: 'groups' });
  const known = useReadOnce(`groups of ${storeId}`, () => readCustomerGroups(storeId));
  const names = [...new Set([...(known.status === 'ready' ? known.value : []), ...chosen])].sort();
  if (names.length === 0) return null;
  return (
    <Stack gap="2">
      <Text fontWeight="medium">{t('form.groups')}</Text>
      <ChoiceList
        label={t('form.groups')}
        options={names.map((name) => ({ id: name, name }))}
        chosen={chosen}
        onChange={(groups) => setValue('groups', groups, { shouldDirty: true })}
      />
      <Text color="fg.muted" textStyle="sm">
        {t('form.groupsHint')}
      </Text>
    </Stack>
  );
}
