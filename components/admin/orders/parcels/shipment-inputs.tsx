import { Field, Input } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { MAX_SHIPMENT_TEXT } from '@/lib/domain/orders/order-admin-fields';
import type { Shipment } from '@/lib/domain/orders/order';

interface ShipmentInputsProps {
  readonly shipment: Shipment;
  readonly onChange: (shipment: Shipment) => void;
}

/** Who carries a parcel and under which number. */
export function ShipmentInputs({ shipment, onChange }: ShipmentInputsProps) {
  const { t } = useTranslation('admin-orders');
  return (['carrier', 'trackingNumber'] as const).map((name) => (
    <Field.Root key={name} width={{ base: 'full', sm: '48' }}>
      <Field.Label>{t(`shipment.${name}`)}</Field.Label>
      <Input
        value={shipment[name]}
        maxLength={MAX_SHIPMENT_TEXT}
        dir="auto"
        onChange={(event) => onChange({ ...shipment, [name]: event.target.value })}
      />
    </Field.Root>
  ));
}
