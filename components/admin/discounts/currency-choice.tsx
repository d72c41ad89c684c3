import { Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useFormContext, useWatch } from 'react-hook-form';
import { useStoreSetting } from '@/context/store-setting-context';
import { isCurrencyCode } from '@/lib/domain/money/money';
import { ChoiceList } from './choice-list';
import type { DiscountForm } from './discount-form';

/** The currencies of a discount, if the store has several; none chosen means all. */
export function CurrencyChoice() {
  const { t } = useTranslation('admin-discounts');
  const { currencies } = useStoreSetting();
  const { setValue } = useFormContext<DiscountForm>();
  const chosen = useWatch<DiscountForm, 'currencies'>({ name: 'currencies' });
  if (currencies.length < 2) return null;
  return (
    <Stack gap="2">
      <Text fontWeight="medium">{t('form.currencies')}</Text>
      <ChoiceList
        label={t('form.currencies')}
        options={currencies.map(({ code }) => ({ id: code, name: code }))}
        chosen={chosen}
        onChange={(codes) => setValue('currencies', codes.filter(isCurrencyCode), { shouldDirty: true })}
      />
      <Text color="fg.muted" textStyle="sm">
        {t('form.currenciesHint')}
      </Text>
    </Stack>
  );
}
