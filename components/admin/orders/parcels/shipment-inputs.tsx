import { Field, Input } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { useStoreSetting } from '@/context/store-setting-context';
import { MAX_SHIPMENT_TEXT } from '@/lib/domain/orders/order-admin-fields';
import { localized } from '@/lib/domain/locale';
import type { Order, Shipment } from '@/lib/domain/orders/order';
import { suggestedCarriers } from '@/lib/domain/orders/parcels/carriers';
import { useLocale } from '@/lib/hooks/language/use-locale';

interface ShipmentInputsProps {
  readonly order: Order;
  readonly shipment: Shipment;
  readonly onChange: (shipment: Shipment) => void;
}

/** A parcel's carrier, with suggestions for its destination, and tracking number. */
export function ShipmentInputs({ order, shipment, onChange }: ShipmentInputsProps) {
  const { t } = useTranslation('admin-orders');
  const locale = useLocale();
  const { carriers } = useStoreSetting();
  const suggested = useId();
  return (['carrier', 'trackingNumber'] as const).map((name) => (
    <Field.Root key={name} width={{ base: 'full', sm: '48' }}>
      <Field.Label>{t(`shipment.${name}`)}</Field.Label>
      <Input
        value={shipment[name]}
        maxLength={MAX_SHIPMENT_TEXT}
        dir="auto"
        list={name === 'carrier' ? suggested : undefined}
        onChange={(event) => onChange({ ...shipment, [name]: event.target.value })}
      />
      {name === 'carrier' && (
        <datalist id={suggested}>
          {suggestedCarriers(carriers.own, order.address.country).map((carrier) => (
            <option key={carrier.en} value={localized(carrier, locale)} />
          ))}
        </datalist>
      )}
    </Field.Root>
  ));
}
