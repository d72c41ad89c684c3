import { Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { NumberInput, TextInput } from '@/components/admin/forms/text-input';
import { useSettingForm } from '@/components/admin/forms/use-setting-form';
import { SettingPanel } from '@/components/admin/settings/setting-panel';
import { useStoreSetting } from '@/context/store-setting-context';
import type { SettingEdits } from '@/lib/domain/store/editing/setting-edits';

type Measurement = SettingEdits['measurement'];
const asIs = (measurement: Measurement) => measurement;

/** The store's ids at tools that measure visits, once visitors agree. */
export function MeasurementForm() {
  const { t } = useTranslation('admin-store');
  const { measurement, savedAt } = useStoreSetting();
  const setting = useSettingForm<'measurement', Measurement>({
    part: 'measurement',
    stored: measurement,
    savedAt: savedAt.measurement ?? 0,
    toForm: asIs,
    toEdit: asIs,
  });
  return (
    <SettingPanel
      title={t('measurement.title')}
      description={t('measurement.description')}
      setting={setting}
      ownerOnly
    >
      <TextInput
        name="google"
        label={t('measurement.google')}
        hint={t('measurement.googleHint')}
        placeholder="G-…"
        dir="ltr"
      />
      <NumberInput name="meta" label={t('measurement.meta')} hint={t('measurement.metaHint')} />
      <TextInput name="tiktok" label={t('measurement.tiktok')} hint={t('measurement.tiktokHint')} dir="ltr" />
      <Text color="fg.muted">{t('measurement.privacy')}</Text>
    </SettingPanel>
  );
}
