import { SimpleGrid } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { AmountInput } from '@/components/admin/forms/text-input';
import { readAmount, readAmountOrNone, showAmount } from '@/components/admin/forms/amounts';
import { useSettingForm } from '@/components/admin/forms/use-setting-form';
import { CityCharges } from '@/components/admin/settings/city-charges';
import { SettingPanel } from '@/components/admin/settings/setting-panel';
import type { ShippingForm as ShippingFields } from '@/components/admin/settings/shipping-fields';
import { useStoreSetting } from '@/context/store-setting-context';

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
