import {} from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { UndeliveredFields } from '@/components/admin/orders/detail/undelivered-fields';
import { NO_DETAILS } from '@/components/admin/orders/detail/use-status-change';
import { useParcelStep } from '@/components/admin/orders/parcels/use-parcel-step';
import type { Order } from '@/lib/domain/orders/order';
import type { Parcel } from '@/lib/domain/orders/parcels/parcel';

interface BackDialogProps {
  readonly order: Order;
  readonly parcel: Parcel;
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks why a parcel came back. */
export function BackDialog({ order, parcel, name, onClose }: BackDialogProps) {
  const { t } = useTranslation('admin-orders');
  const [details, setDetails] = useState(NO_DETAILS);
  const { move, saving } = useParcelStep(order, parcel);
  const { why, reason } = details;
  const send = async () => {
    if (why && (await move('undelivered', { why, reason }))) onClose();
  };
  return (
    <AdminDialog
      title={t('parcels.backTitle', { parcel: name })}
      busy={saving}
      closeLabel={t('parcels.keep')}
      onClose={onClose}
      onSubmit={send}
      buttons={{ cancel: t('parcels.keep'), submit: t('parcels.step.undelivered'), disabled: !why }}
    >
      <UndeliveredFields details={details} onChange={setDetails} />
    </AdminDialog>
  );
}
