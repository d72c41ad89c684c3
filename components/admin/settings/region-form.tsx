import { useTranslation } from 'next-i18next/pages';
import { SelectInput } from '@/components/admin/forms/select-input';
import { useCountries } from '@/components/admin/forms/use-countries';
import { useSettingForm } from '@/components/admin/forms/use-setting-form';
import { SettingPanel } from '@/components/admin/settings/setting-panel';
import { useStoreSetting } from '@/context/store-setting-context';
import { NUMERALS } from '@/lib/domain/formats';
import type { SettingEdits } from '@/lib/domain/store/editing/setting-edits';

type Region = SettingEdits['region'];
const asIs = (region: Region) => region;

/** The country that the store delivers to, its time zone, and the digits on its Arabic pages. */
export function RegionForm() {
  const { t } = useTranslation('admin-store');
  const { timeZone, numerals, country, savedAt } = useStoreSetting();
  const countries = useCountries();
  const setting = useSettingForm<'region', Region>({
    part: 'region',
    stored: { timeZone, numerals, country },
    savedAt: savedAt.region ?? 0,
    toForm: asIs,
    toEdit: asIs,
  });
  const zones = [...new Set([timeZone, 'UTC', ...Intl.supportedValuesOf('timeZone')])];
  return (
    <SettingPanel title={t('region.title')} description={t('region.description')} setting={setting} ownerOnly>
      <SelectInput
        name="country"
        label={t('region.country')}
        hint={t('region.countryHint')}
        options={[{ value: '', label: t('region.noCountry') }, ...countries]}
      />
      <SelectInput
        name="timeZone"
        label={t('region.timeZone')}
        options={[...zones].sort().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
      />
      <SelectInput
        name="numerals"
        label={t('region.numerals')}
        hint={t('region.numeralsHint')}
        options={NUMERALS.map((value) => ({ value, label: t(`region.digits.${value}`) }))}
      />
    </SettingPanel>
  );
}
