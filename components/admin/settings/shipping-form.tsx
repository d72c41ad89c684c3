import { Box, Button, Flex, Heading, IconButton, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { readAmount, readAmountOrNone, showAmount } from '@/components/admin/forms/amounts';
import { AmountInput, LocalizedInputs } from '@/components/admin/forms/text-input';
import { useSettingForm } from '@/components/admin/forms/use-setting-form';
import { SettingPanel } from '@/components/admin/settings/setting-panel';
import { Icon } from '@/components/ui/media/icon';
import { useStoreSetting } from '@/context/store-setting-context';
import type { LocalizedText } from '@/lib/domain/locale';
import type { CurrencyCode } from '@/lib/domain/money/money';

/** What delivery costs: flat, free from an amount on, and by city. */
export function ShippingForm() {
  const { t } = useTranslation('admin-store');
  const { shipping, savedAt, baseCurrency } = useStoreSetting();
  const setting = useSettingForm<'shipping', ShippingFields>({
    part: 'shipping',
    stored: shipping,
    savedAt: savedAt.shipping ?? 0,
    toForm: ({ flat, freeOver, cities }) => ({
      flat: showAmount(flat, baseCurrency),
      freeOver: showAmount(freeOver, baseCurrency),
      cities: cities.map(({ name, charge }) => ({ name, charge: showAmount(charge, baseCurrency) })),
    }),
    toEdit: ({ flat, freeOver, cities }) => ({
      flat: readAmount(flat, baseCurrency),
      freeOver: readAmountOrNone(freeOver, baseCurrency),
      cities: cities.map(({ name, charge }) => ({ name, charge: readAmount(charge, baseCurrency) })),
    }),
  });
  return (
    <SettingPanel
      title={t('shipping.title')}
      description={t('shipping.description')}
      setting={setting}
      ownerOnly
    >
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <AmountInput
          name="flat"
          label={t('shipping.flat')}
          hint={t('shipping.flatHint')}
          unit={baseCurrency}
        />
        <AmountInput
          name="freeOver"
          label={t('shipping.freeOver')}
          hint={t('shipping.freeOverHint')}
          unit={baseCurrency}
        />
      </SimpleGrid>
      <CityCharges currency={baseCurrency} />
    </SettingPanel>
  );
}

/** Cities that cost something else than the flat charge, as shoppers write them in either language. */
function CityCharges({ currency }: { readonly currency: CurrencyCode }) {
  const { t } = useTranslation('admin-store');
  const { control } = useFormContext<ShippingFields>();
  const { fields, append, remove } = useFieldArray({ control, name: 'cities' });
  return (
    <Stack gap="4">
      <div>
        <Heading as="h3" size="sm">
          {t('shipping.cities')}
        </Heading>
        <Text color="fg.muted" textStyle="sm">
          {t('shipping.citiesHint')}
        </Text>
      </div>
      <Stack as="ul" listStyleType="none" gap="4" aria-label={t('shipping.cities')}>
        {fields.map((field, index) => (
          <Flex as="li" key={field.id} gap="3" align="flex-start" wrap="wrap" borderTopWidth="1px" pt="4">
            <Box flex="2" minWidth="min(20rem, 100%)">
              <LocalizedInputs name={`cities.${index}.name`} label={t('shipping.city')} />
            </Box>
            <Flex flex="1" minWidth="12rem" gap="2">
              <AmountInput name={`cities.${index}.charge`} label={t('shipping.charge')} unit={currency} />
              <IconButton
                type="button"
                variant="ghost"
                mt="6"
                aria-label={t('shipping.removeCity', { number: index + 1 })}
                onClick={() => remove(index)}
              >
                <Icon name="trash" />
              </IconButton>
            </Flex>
          </Flex>
        ))}
      </Stack>
      <Button
        type="button"
        variant="outline"
        size="sm"
        alignSelf="flex-start"
        onClick={() => append({ name: { en: '', ar: '' }, charge: '' })}
      >
        <Icon name="plus" size={16} />
        {t('shipping.addCity')}
      </Button>
    </Stack>
  );
}

/** The delivery charges as they are typed. */
interface ShippingFields {
  flat: string;
  /** Empty is never free. */
  freeOver: string;
  cities: { name: LocalizedText; charge: string }[];
}
