import { Stack, Switch, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useAudible } from '@/components/admin/orders/audible';
import { chime } from '@/components/admin/orders/chime';
import { setSound, useSoundOn } from '@/components/admin/orders/sound-setting';

/** Turning it on rings once: one hears what it does, and the browser learns that sound is wanted. */
export function SoundToggle() {
  const { t } = useTranslation('admin');
  const on = useSoundOn();
  const audible = useAudible();
  return (
    <Stack gap="1">
      <Switch.Root
        checked={on}
        onCheckedChange={({ checked }) => {
          setSound(checked);
          if (checked) chime();
        }}
      >
        <Switch.HiddenInput />
        <Switch.Control />
        <Switch.Label>{t('orders.sound.label')}</Switch.Label>
      </Switch.Root>
      {on && !audible && (
        <Text textStyle="xs" color="fg.muted">
          {t('orders.sound.silent')}
        </Text>
      )}
    </Stack>
  );
}
