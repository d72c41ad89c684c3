import { Switch } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useSyncExternalStore } from 'react';
import { chime } from '@/components/admin/orders/alert/chime';
import { storedValue } from '@/lib/browser/stored-value';

/** Turns the sound on or off. Turning it on rings once, as a sample and because browsers allow sound only after a press. */
export function SoundToggle() {
  const { t } = useTranslation('admin');
  const on = useSoundOn();
  return (
    <Switch.Root
      checked={on}
      onCheckedChange={({ checked }) => {
        sound.update(() => checked);
        if (checked) chime();
      }}
    >
      <Switch.HiddenInput />
      <Switch.Control />
      <Switch.Label>{t('orders.sound.label')}</Switch.Label>
    </Switch.Root>
  );
}

const sound = storedValue(
  'admin.sound',
  (stored) => stored !== 'off',
  (on) => (on ? 'on' : 'off'),
);

/** Whether new orders ring on this device; on unless switched off. */
export const isSoundOn = sound.get;

export const useSoundOn = () => useSyncExternalStore(sound.subscribe, sound.get, () => true);
