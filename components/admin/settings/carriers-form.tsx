import { Flex, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useFieldArray } from 'react-hook-form';
import { AddButton, ListError, RemoveButton } from '@/components/admin/forms/list-parts';
import { LocalizedInputs, TextInput } from '@/components/admin/forms/text-input';
import { useSettingForm } from '@/components/admin/forms/use-setting-form';
import { SettingPanel } from '@/components/admin/settings/setting-panel';
import { useStoreSetting } from '@/context/store-setting-context';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { carriersTo } from '@/lib/domain/orders/parcels/carriers';
import type { OwnCarrier } from '@/lib/domain/orders/parcels/own-carriers';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

interface CarriersFormValues {
  own: OwnCarrier[];
}

const NEW: OwnCarrier = { name: { en: '', ar: '' }, link: '' };

/** The store's carriers and their tracking pages; starts with the carriers of the store's country. */
export function CarriersForm() {
  const { t } = useTranslation('admin-store');
  const { ofField } = useErrorText();
  const { carriers, country, savedAt } = useStoreSetting();
  const setting = useSettingForm<'carriers', CarriersFormValues>({
    part: 'carriers',
    stored: savedAt.carriers ? carriers : { own: carriersTo(country || undefined) },
    savedAt: savedAt.carriers ?? 0,
    toForm: ({ own }) => ({ own: [...own] }),
    toEdit: ({ own }) => ({ own }),
  });
  const { control, formState } = setting.form;
  const { fields, append, remove } = useFieldArray({ control, name: 'own' });
  const refused = formState.errors.own;
  const whole = ofField(refused?.root?.message ?? (Array.isArray(refused) ? undefined : refused?.message));
  return (
    <SettingPanel
      title={t('carriers.title')}
      description={t('carriers.description')}
      setting={setting}
      ownerOnly
    >
      <Stack as="ul" listStyleType="none" gap="5" aria-label={t('carriers.list')}>
        {fields.map(({ id }, index) => (
          <Flex as="li" key={id} gap="3" align="flex-start">
            <Stack gap="3" flex="1">
              <LocalizedInputs name={`own.${index}.name`} label={t('carriers.name')} />
              <TextInput
                name={`own.${index}.link`}
                label={t('carriers.link')}
                type="url"
                dir="ltr"
                placeholder="https://…/{number}"
              />
            </Stack>
            <RemoveButton
              mt="6"
              label={t('carriers.remove', { number: index + 1 })}
              onRemove={() => remove(index)}
            />
          </Flex>
        ))}
      </Stack>
      <ListError error={whole} />
      <AddButton disabled={fields.length >= FIELD_LIMITS.carriersMax} onClick={() => append(NEW)}>
        {t('carriers.add')}
      </AddButton>
    </SettingPanel>
  );
}
