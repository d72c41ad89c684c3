import { Stack, Switch, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/components/overlays/notify';
import { useErrorText } from '@/lib/hooks/use-error-text';
import { usePush } from '@/lib/hooks/use-push';

/** Whether this device is told of every new order, even while the admin is closed. */
export function PushToggle() {
  const { t } = useTranslation('admin-store');
  const text = useErrorText();
  const { state, busy, turn } = usePush({
    newOrders: true,
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
