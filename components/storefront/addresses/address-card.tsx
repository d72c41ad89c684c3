import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { SavedAddress } from '@/lib/domain/account/address-book';
import styles from './addresses.module.css';

interface AddressCardProps {
  readonly address: SavedAddress;
  readonly isDefault: boolean;
  readonly onEdit: () => void;
  readonly onPrefer: () => Promise<unknown>;
  readonly onRemove: () => Promise<unknown>;
}

export function AddressCard({ address, isDefault, onEdit, onPrefer, onRemove }: AddressCardProps) {
  const { t } = useTranslation('addresses');
  const [busy, setBusy] = useState(false);
  const run = async (action: () => Promise<unknown>) => {
    setBusy(true);
    await action();
    setBusy(false);
  };
  // Several cards have the same buttons; the street tells them apart.
  const named = (action: string) =>
    ({ 'aria-label': `${action}: ${address.streetAddress}`, size: 'sm' }) as const;
  return (
    <li className={styles.card}>
      <address className={styles.address}>
        <span className={styles.name}>
          <bdi>{address.fullName}</bdi>
          {isDefault && <Badge colorPalette="brand">{t('default')}</Badge>}
        </span>
        <bdi>{address.streetAddress}</bdi>
        <span>
          <bdi>{address.zipCode}</bdi> <bdi>{address.city}</bdi>
        </span>
        <bdi dir="ltr">{address.mobileNumber}</bdi>
        <bdi dir="ltr">{address.email}</bdi>
      </address>
      <div className={styles.actions}>
        <Button variant="outline" {...named(t('edit'))} disabled={busy} onClick={onEdit}>
          {t('edit')}
        </Button>
        {!isDefault && (
          <Button variant="ghost" {...named(t('prefer'))} disabled={busy} onClick={() => void run(onPrefer)}>
            {t('prefer')}
          </Button>
        )}
        <Button variant="ghost" {...named(t('remove'))} disabled={busy} onClick={() => void run(onRemove)}>
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}
