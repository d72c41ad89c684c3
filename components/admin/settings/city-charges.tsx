import { Box, Button, Flex, Heading, IconButton, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { AmountInput } from '@/components/admin/forms/amount-input';
import { LocalizedInputs } from '@/components/admin/forms/localized-inputs';
import type { ShippingForm } from '@/components/admin/settings/shipping-fields';
import { Icon } from '@/components/ui/media/icon';
import type { CurrencyCode } from '@/lib/domain/money/money';

/** Cities that cost something else than the flat charge, as shoppers write them in either language. */
export function CityCharges({ currency }: { readonly currency: CurrencyCode }) {
  const { t } = useTranslation('admin-store');
  const { control } = useFormContext<ShippingForm>();
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
