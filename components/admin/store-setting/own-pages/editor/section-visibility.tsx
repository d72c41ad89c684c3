import { Button, Collapsible, SimpleGrid, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useFormContext, useWatch } from 'react-hook-form';
import { InstantInput } from '@/components/admin/forms/instant-input';
import { SelectInput } from '@/components/admin/forms/select-input';
import { useStoreSetting } from '@/context/store-setting-context';
import { fieldsOf } from '@/lib/domain/parse/fields';
import { SECTION_DEVICES, SECTION_LANGUAGES } from '@/lib/domain/own-pages/sections';

/** The languages and dates of a section; collapsed if it is always shown to everybody. */
export function SectionVisibility({ name }: { readonly name: string }) {
  const { t } = useTranslation('admin-pages');
  const { timeZone: zone } = useStoreSetting();
  const { control, getFieldState, formState } = useFormContext();
  const { devices, languages, from, to } = fieldsOf(useWatch({ control, name }));
  const isLimited = devices !== 'all' || languages !== 'all' || from !== null || to !== null;
  const isRefused = ['devices', 'languages', 'from', 'to'].some(
    (field) => getFieldState(`${name}.${field}`, formState).invalid,
  );
  return (
    <Collapsible.Root key={String(isRefused)} defaultOpen={isLimited || isRefused}>
      <Collapsible.Trigger asChild>
        <Button type="button" variant="outline" size="sm">
          {t('visibility.title')}
          <Text as="span" color="fg.muted" fontWeight="normal">
            {t(isLimited ? 'visibility.limited' : 'visibility.everyone')}
          </Text>
        </Button>
      </Collapsible.Trigger>
      <Collapsible.Content>
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" pt="3">
          <SelectInput
            name={`${name}.languages`}
            label={t('visibility.languages')}
            options={SECTION_LANGUAGES.map((value) => ({ value, label: t(`visibility.language.${value}`) }))}
          />
          <SelectInput
            name={`${name}.devices`}
            label={t('visibility.devices')}
            options={SECTION_DEVICES.map((value) => ({ value, label: t(`visibility.device.${value}`) }))}
          />
          <InstantInput
            name={`${name}.from`}
            label={t('visibility.from')}
            hint={t('visibility.fromHint', { zone })}
          />
          <InstantInput
            name={`${name}.to`}
            label={t('visibility.to')}
            hint={t('visibility.toHint', { zone })}
          />
        </SimpleGrid>
      </Collapsible.Content>
    </Collapsible.Root>
  );
}
