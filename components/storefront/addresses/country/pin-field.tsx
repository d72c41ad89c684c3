import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { Button } from '@/components/ui/actions/button';
import { TextField } from '@/components/ui/forms/text-field';
import { parsePin, pinAt } from '@/lib/domain/address/pin';
import { pinLink } from '@/lib/domain/address/pin-link';
import type { ShippingAddress } from '@/lib/domain/orders/order';
import styles from './country-fields.module.css';

interface PinFieldProps {
  readonly form: UseFormReturn<ShippingAddress>;
  readonly error: string | undefined;
}

const TIMEOUT_MS = 15_000;

/** Optional map position of the door: a pasted map link, or the device's position if the shopper agrees. */
export function PinField({ form, error }: PinFieldProps) {
  const { t } = useTranslation('addresses');
  const { field } = useController({ control: form.control, name: 'pin' });
  const [state, setState] = useState<'idle' | 'asking' | 'refused'>('idle');
  const pin = field.value ? parsePin(field.value) : null;
  const locate = () => {
    setState('asking');
    // The browser asks for consent; without it nothing is read.
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        field.onChange(pinAt(coords.latitude, coords.longitude) ?? '');
        form.clearErrors('pin');
        setState('idle');
      },
      () => setState('refused'),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS },
    );
  };
  return (
    <div className={styles.pin}>
      <TextField
        label={t('optional', { label: t('pin.label') })}
        hint={t('pin.hint')}
        error={error}
        dir="ltr"
        autoComplete="off"
        {...field}
        value={field.value ?? ''}
      />
      <p className={styles.note}>{t('pin.consent')}</p>
      <Button variant="outline" size="sm" loading={state === 'asking'} onClick={locate}>
        {t('pin.locate')}
      </Button>
      <span role="status" className={styles.note}>
        {state === 'refused' && t('pin.refused')}
      </span>
      {pin?.ok && (
        <a href={pinLink(pin.value)} target="_blank" rel="noreferrer">
          {t('pin.open')}
        </a>
      )}
    </div>
  );
}
