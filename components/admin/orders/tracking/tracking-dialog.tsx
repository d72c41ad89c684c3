import { Button, Field, Input, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { TrackingFile } from '@/components/admin/orders/tracking/tracking-file';
import { TrackingScan } from '@/components/admin/orders/tracking/tracking-scan';
import { useStoreSetting } from '@/context/store-setting-context';
import { localized } from '@/lib/domain/locale';
import { MAX_SHIPMENT_TEXT } from '@/lib/domain/orders/order-admin-fields';
import { suggestedCarriers } from '@/lib/domain/orders/parcels/carriers';
import { useLocale } from '@/lib/hooks/language/use-locale';

/** Enters tracking numbers for many orders, by scanner or from a file. */
export function TrackingDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('admin-orders');
  const locale = useLocale();
  const { carriers, country } = useStoreSetting();
  const [carrier, setCarrier] = useState('');
  const [busy, setBusy] = useState(false);
  const suggested = useId();
  return (
    <AdminDialog
      title={t('tracking.title')}
      size="lg"
      busy={busy}
      closeLabel={t('tracking.close')}
      onClose={onClose}
      footer={
        <Button variant="outline" disabled={busy} onClick={onClose}>
          {t('tracking.close')}
        </Button>
      }
    >
      <Stack gap="6">
        <Field.Root>
          <Field.Label>{t('tracking.carrier')}</Field.Label>
          <Input
            value={carrier}
            maxLength={MAX_SHIPMENT_TEXT}
            dir="auto"
            list={suggested}
            onChange={({ target }) => setCarrier(target.value)}
          />
          <Field.HelperText>{t('tracking.carrierHint')}</Field.HelperText>
          <datalist id={suggested}>
            {suggestedCarriers(carriers.own, country || undefined).map((name) => (
              <option key={localized(name, locale)} value={localized(name, locale)} />
            ))}
          </datalist>
        </Field.Root>
        <TrackingScan carrier={carrier.trim()} />
        <TrackingFile carrier={carrier.trim()} onBusy={setBusy} />
      </Stack>
    </AdminDialog>
  );
}
