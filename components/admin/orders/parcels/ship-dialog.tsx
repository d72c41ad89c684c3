import { HStack, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { ShipmentInputs } from '@/components/admin/orders/parcels/shipment-inputs';
import { useNewParcel } from '@/components/admin/orders/parcels/use-new-parcel';
import { localized } from '@/lib/domain/locale';
import type { Order, OrderLine } from '@/lib/domain/orders/order';
import { piecesIn } from '@/lib/domain/orders/parcels/parcel';
import { lineTexts } from '@/lib/domain/studio/design/line-design';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useFormats } from '@/lib/hooks/language/use-formats';

interface ShipDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** Ships a parcel: all remaining pieces, or fewer. The button names the number of pieces. */
export function ShipDialog({ order, onClose }: ShipDialogProps) {
  const { t } = useTranslation('admin-orders');
  const { ofError } = useErrorText();
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
          return (
            bought && (
              <PickedLine
                key={line}
                line={bought}
                most={quantity}
                value={picked[at]?.quantity ?? 0}
                onChange={(chosen) => change({ chosen: { ...draft.chosen, [line]: chosen } })}
              />
            )
          );
        })}
      </Stack>
      <ShipmentInputs order={order} shipment={{ carrier, trackingNumber }} onChange={change} />
    </AdminDialog>
  );
}

interface PickedLineProps {
  readonly line: OrderLine;
  readonly most: number;
  readonly value: number;
  readonly onChange: (quantity: number) => void;
}

function PickedLine({ line, most, value, onChange }: PickedLineProps) {
  const { t } = useTranslation('admin-orders');
  const { count, locale } = useFormats();
  const title = localized(line.title, locale);
  return (
    <HStack justify="space-between" gap="4">
      <Stack gap="0" minWidth="0">
        <Text fontWeight="medium" truncate>
          <bdi>{title}</bdi>
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {lineTexts(line, locale).join(' · ')}
        </Text>
      </Stack>
      <NativeSelect.Root size="sm" width="24" flexShrink="0">
        <NativeSelect.Field
          aria-label={t('refund.pieces', { title })}
          value={value}
          onChange={(event) => onChange(Number(event.target.value))}
        >
          {Array.from({ length: most + 1 }, (_, pieces) => (
            <option key={pieces} value={pieces}>
              {t('refund.of', { pieces: count(pieces), most: count(most) })}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </HStack>
  );
}
