import { Button, Group, Stack, Text } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { SoundToggle } from '@/components/admin/orders/alert/sound-toggle';
import { Panel } from '@/components/admin/panel';
import { PushToggle } from '@/components/admin/settings/push-toggle';
import { adminPaths } from '@/lib/admin-paths';
import { LOCALES } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/use-locale';

/** What each person sets for the device they work at: the admin's language, sound and messages. */
export function DevicePanel() {
  const { t } = useTranslation('admin-store');
  const locale = useLocale();
  return (
    <Panel title={t('device.title')}>
      <Stack gap="5">
        <Text color="fg.muted">{t('device.description')}</Text>
        <Group attached role="group" aria-label={t('device.language')}>
          {LOCALES.map((language) => (
            <Button key={language} asChild variant={language === locale ? 'solid' : 'outline'}>
              <NextLink
                href={adminPaths.settings}
                locale={language}
                lang={language}
                aria-current={language === locale ? 'true' : undefined}
              >
                <bdi>{t(`own.${language}`)}</bdi>
              </NextLink>
            </Button>
          ))}
        </Group>
        <SoundToggle />
        <PushToggle />
      </Stack>
    </Panel>
  );
}
