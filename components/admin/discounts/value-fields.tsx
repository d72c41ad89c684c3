import { Box, Flex, SimpleGrid, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { AddButton, RemoveButton } from '@/components/admin/forms/list-parts';
import { SelectInput } from '@/components/admin/forms/select-input';
import { AmountInput, NumberInput, TextInput } from '@/components/admin/forms/text-input';
import { useStoreSetting } from '@/context/store-setting-context';
import { MAX_TIERS, TIER_BASES } from '@/lib/domain/discounts/discount';
import type { DiscountForm } from './discount-form';

/** The fields for a discount's value, by its kind. */
export function ValueFields() {
  const { t } = useTranslation('admin-discounts');
  const { baseCurrency } = useStoreSetting();
  const kind = useWatch<DiscountForm, 'kind'>({ name: 'kind' });
  switch (kind) {
    case 'percent':
      return <NumberInput name="percent" label={t('form.percent')} unit="%" />;
    case 'amount':
      return <AmountInput name="amount" label={t('form.amount')} unit={baseCurrency} />;
    case 'pieces':
      return (
        <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
          <NumberInput name="buy" label={t('form.buy')} />
          <NumberInput name="get" label={t('form.get')} />
          <NumberInput name="percent" label={t('form.percent')} unit="%" />
        </SimpleGrid>
      );
    case 'tiers':
      return <Tiers />;
    case 'delivery':
      return null;
  }
}

function Tiers() {
  const { t } = useTranslation('admin-discounts');
  const { baseCurrency } = useStoreSetting();
  const { control } = useFormContext<DiscountForm>();
  const by = useWatch({ control, name: 'tiersBy' });
  const { fields, append, remove } = useFieldArray({ control, name: 'steps' });
  return (
    <Stack gap="4">
      <SelectInput
        name="tiersBy"
        label={t('form.tiersBy')}
        options={TIER_BASES.map((value) => ({ value, label: t(`form.basis.${value}`) }))}
      />
      <Stack as="ul" listStyleType="none" gap="3" aria-label={t('form.steps')}>
        {fields.map((field, index) => (
          <Flex as="li" key={field.id} gap="3" align="flex-start" wrap="wrap">
            <Box flex="1 1 8rem">
              <TextInput
                name={`steps.${index}.from`}
                label={t(`form.from.${by}`)}
                inputMode={by === 'total' ? 'decimal' : 'numeric'}
                dir="ltr"
                {...(by === 'total' && { unit: baseCurrency })}
              />
            </Box>
            <Box flex="1 1 8rem">
              <NumberInput name={`steps.${index}.percent`} label={t('form.percent')} unit="%" />
            </Box>
            <RemoveButton
              mt="6"
              label={t('form.removeStep', { number: index + 1 })}
              onRemove={() => remove(index)}
            />
          </Flex>
        ))}
      </Stack>
      <AddButton disabled={fields.length >= MAX_TIERS} onClick={() => append({ from: '', percent: '' })}>
        {t('form.addStep')}
      </AddButton>
    </Stack>
  );
}
