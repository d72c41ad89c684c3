import { Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { ShipmentInputs } from '@/components/admin/orders/parcels/shipment-inputs';
import { useParcelStep } from '@/components/admin/orders/parcels/use-parcel-step';
import type { Order, Shipment } from '@/lib/domain/orders/order';
import type { Parcel } from '@/lib/domain/orders/parcels/parcel';

interface CorrectDialogProps {
  readonly order: Order;
  readonly parcel: Parcel;
  readonly name: string;
  readonly onClose: () => void;
}

/** Corrects a parcel's carrier or tracking number; typed text stays while others change the parcel. */
export function CorrectDialog({ order, parcel, name, onClose }: CorrectDialogProps) {
  const { t } = useTranslation('admin-orders');
  const [seen] = useState<Shipment>({ carrier: parcel.carrier, trackingNumber: parcel.trackingNumber });
  const [shipment, setShipment] = useState(seen);
  const { correct, saving } = useParcelStep(order, parcel);
  return (
    <AdminDialog
      title={t('parcels.correctTitle', { parcel: name })}
      busy={saving}
      closeLabel={t('parcels.keep')}
      onClose={onClose}
      onSubmit={async () => (await correct(seen, shipment)) && onClose()}
      buttons={{ cancel: t('parcels.keep'), submit: t('parcels.save') }}
    >
      <Text textStyle="sm" color="fg.muted">
        {t('parcels.correctHint')}
      </Text>
      <ShipmentInputs order={order} shipment={shipment} onChange={setShipment} />
    </AdminDialog>
  );
}
