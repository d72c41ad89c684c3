import { Alert, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { AddButton } from '@/components/admin/forms/list-parts';
import { SettingFormFrame } from '@/components/admin/forms/setting-form-frame';
import { useSettingForm } from '@/components/admin/forms/use-setting-form';
import { Panel } from '@/components/admin/panel';
import { PageHeader } from '@/components/admin/shell/page-header';
import { useStoreSetting } from '@/context/store-setting-context';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { randomKey } from '@/lib/browser/random-key';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { newZone, toDelivery, toDeliveryForm, type DeliveryForm } from './delivery-form';
import { DeliveryTester } from './delivery-tester';
import { HolidaysInput } from './holidays-input';
import { OverlapTable } from './overlap-table';
import { ZoneCard } from './zone-card';

/** The store's delivery zones and methods, with prices and times. */
export function DeliveryView() {
  const { t } = useTranslation('admin-delivery');
  const { delivery, savedAt, baseCurrency } = useStoreSetting();
  const setting = useSettingForm<'delivery', DeliveryForm>({
    part: 'delivery',
    stored: delivery,
    savedAt: savedAt.delivery ?? 0,
    toForm: (stored) => toDeliveryForm(stored, baseCurrency),
    toEdit: (form) => toDelivery(form, baseCurrency),
  });
  return (
    <SettingFormFrame setting={setting} label={t('title')} ownerOnly>
      {(save) => (
        <>
          <PageHeader title={t('title')} description={t('description')} actions={save} />
          <Zones />
          <Panel title={t('holidays.title')}>
            <HolidaysInput />
          </Panel>
          <Checks />
        </>
      )}
    </SettingFormFrame>
  );
}

function Zones() {
  const { t } = useTranslation('admin-delivery');
  const { control, formState } = useFormContext<DeliveryForm>();
  const { ofField } = useErrorText();
  const { fields, append, move, remove } = useFieldArray({ control, name: 'zones', keyName: 'key' });
  const refused = formState.errors.zones;
  const whole = ofField(refused?.root?.message ?? (Array.isArray(refused) ? undefined : refused?.message));
  return (
    <Stack gap="4">
      <Text color="fg.muted">{t('order')}</Text>
      {whole && (
        <Alert.Root status="error" role="alert">
          <Alert.Indicator />
          <Alert.Title>{whole}</Alert.Title>
        </Alert.Root>
      )}
      <Stack as="ol" listStyleType="none" gap="4" aria-label={t('zones')}>
        {fields.map((field, index) => (
          <ZoneCard
            key={field.key}
            index={index}
            count={fields.length}
            onMove={(by) => move(index, index + by)}
            onRemove={() => remove(index)}
          />
        ))}
      </Stack>
      <AddButton
        size="md"
        disabled={fields.length >= FIELD_LIMITS.zonesMax}
        onClick={() => append(newZone(randomKey(), randomKey()))}
      >
        {t('addZone')}
      </AddButton>
    </Stack>
  );
}

/** Checks of the unsaved zones. */
function Checks() {
  const { t } = useTranslation('admin-delivery');
  const { baseCurrency } = useStoreSetting();
  const { control } = useFormContext<DeliveryForm>();
  const form = useWatch({ control }) as DeliveryForm;
  const delivery = toDelivery(form, baseCurrency);
  return (
    <>
      <Panel title={t('tester.title')}>
        <DeliveryTester delivery={delivery} />
      </Panel>
      <Panel title={t('overlaps.title')}>
        <OverlapTable zones={delivery.zones} />
      </Panel>
    </>
  );
}
