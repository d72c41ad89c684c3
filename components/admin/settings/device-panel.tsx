import { Button, Group, Stack, Switch, Text } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { SoundToggle } from '@/components/admin/orders/alert/sound-toggle';
import { Panel } from '@/components/admin/panel';
import { notify } from '@/components/overlays/notify';
import { useUserContext } from '@/context/user-context';
import { adminPaths } from '@/lib/admin-paths';
import { LOCALES } from '@/lib/domain/locale';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { usePush } from '@/lib/hooks/account/use-push';

/** Personal settings of this device: the admin's language, sound and push notifications. */
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

/**
 * Whether this device gets a push notification for each new order, even while the admin is closed; not where somebody turned it
 * on for an order of their own.
 */
function PushToggle() {
  const { t } = useTranslation('admin-store');
  const text = useErrorText();
  const { user } = useUserContext();
  const { state, busy, turn } = usePush({
    staff: user?.uid ?? '',
    onError: (error) => notify({ type: 'error', message: text.ofError(error) }),
  });
  if (state === null || state === 'unsupported') return null;
  return (
    <Stack gap="1">
      <Switch.Root
        checked={state === 'on'}
        disabled={busy || state === 'blocked'}
        onCheckedChange={({ checked }) => void turn(checked)}
      >
        <Switch.HiddenInput />
        <Switch.Control />
        <Switch.Label>{t('device.newOrders')}</Switch.Label>
      </Switch.Root>
      {state === 'blocked' && <Text color="fg.muted">{t('device.blocked')}</Text>}
    </Stack>
  );
}
