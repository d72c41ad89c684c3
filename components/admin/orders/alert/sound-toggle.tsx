import { Switch } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useSyncExternalStore } from 'react';
import { chime } from '@/components/admin/orders/alert/chime';

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

const KEY = 'admin.sound';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether new orders ring on this device; on unless switched off. */
export const isSoundOn = () => localStorage.getItem(KEY) !== 'off';

function setSound(on: boolean): void {
  localStorage.setItem(KEY, on ? 'on' : 'off');
  for (const listener of listeners) listener();
}

export const useSoundOn = () => useSyncExternalStore(subscribe, isSoundOn, () => true);
