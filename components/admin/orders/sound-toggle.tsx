import { Switch } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { chime } from '@/components/admin/orders/chime';
import { setSound, useSoundOn } from '@/components/admin/orders/sound-setting';

/** Turning it on rings once: one hears what it does, and the browser learns that sound is wanted. */
export function SoundToggle() {
  const { t } = useTranslation('admin');
  const on = useSoundOn();
  return (
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
  );
}
