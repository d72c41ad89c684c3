import { SimpleGrid, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { InstantInput } from '@/components/admin/forms/instant-input';
import { SwitchInput } from '@/components/admin/forms/switch-input';
import { LocalizedInputs, TextInput } from '@/components/admin/forms/text-input';
import { Panel } from '@/components/admin/panel';
import { useStoreSetting } from '@/context/store-setting-context';

/** Settings of the bar above the header of every shop page. */
export function BannerPanel() {
  const { t } = useTranslation('admin-store');
  const { timeZone: zone } = useStoreSetting();
  return (
    <Panel title={t('banner.title')}>
      <Stack gap="5">
        <SwitchInput name="banner.enabled" label={t('banner.enabled')} />
        <LocalizedInputs name="banner.text" label={t('banner.text')} />
        <TextInput name="banner.link" label={t('banner.link')} hint={t('banner.linkHint')} dir="ltr" />
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <InstantInput name="banner.from" label={t('banner.from')} hint={t('banner.fromHint', { zone })} />
          <InstantInput name="banner.to" label={t('banner.to')} hint={t('banner.toHint', { zone })} />
        </SimpleGrid>
        <SwitchInput name="banner.countdown" label={t('banner.countdown')} hint={t('banner.countdownHint')} />
      </Stack>
    </Panel>
  );
}
