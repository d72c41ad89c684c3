import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { ShipmentInputs } from '@/components/admin/orders/parcels/shipment-inputs';
import { useNewParcel } from '@/components/admin/orders/parcels/use-new-parcel';
import { PiecesRow } from '@/components/admin/orders/pieces-row';
import { localized } from '@/lib/domain/locale';
import type { Order } from '@/lib/domain/orders/order';
import { piecesIn } from '@/lib/domain/orders/parcels/parcel';
import { lineTexts } from '@/lib/domain/studio/design/line-design';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useLocale } from '@/lib/hooks/language/use-locale';

interface ShipDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** Ships a parcel: all remaining pieces, or fewer. The button names the number of pieces. */
export function ShipDialog({ order, onClose }: ShipDialogProps) {
  const { t } = useTranslation('admin-orders');
  const { ofError } = useErrorText();
  const locale = useLocale();
  const { draft, change, left, picked, saving, failure, send } = useNewParcel(order, onClose);
  const { carrier, trackingNumber } = draft;
  const pieces = piecesIn({ lines: picked });
  return (
    <AdminDialog
      title={t('parcels.shipTitle', { number: order.number })}
      size="md"
      busy={saving}
      failure={failure && ofError(failure)}
      closeLabel={t('parcels.keep')}
      onClose={onClose}
      onSubmit={send}
      buttons={{
        cancel: t('parcels.keep'),
        submit: t('parcels.submit', { count: pieces }),
        disabled: pieces === 0,
      }}
    >
      <Stack gap="3">
        {left.map(({ line, quantity }, at) => {
          const bought = order.lines[line];
          if (!bought) return null;
          const title = localized(bought.title, locale);
          return (
            <PiecesRow
              key={line}
              title={title}
              details={lineTexts(bought, locale)}
              label={t('refund.pieces', { title })}
              most={quantity}
              value={picked[at]?.quantity ?? 0}
              onChange={(chosen) => change({ chosen: { ...draft.chosen, [line]: chosen } })}
            />
          );
        })}
      </Stack>
      <ShipmentInputs order={order} shipment={{ carrier, trackingNumber }} onChange={change} />
    </AdminDialog>
  );
}
