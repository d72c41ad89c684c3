import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { notify } from '@/components/overlays/notify';
import { randomKey } from '@/lib/browser/random-key';
import type { AppError } from '@/lib/domain/errors/app-error';
import type { Order, Shipment } from '@/lib/domain/orders/order';
import { leftToShip } from '@/lib/domain/orders/parcels/left-to-ship';
import type { ParcelLine } from '@/lib/domain/orders/parcels/parcel';
import { call } from '@/lib/functions/call';

interface Draft extends Shipment {
  /** Pieces by the line's position, for lines that ship fewer than are left. */
  readonly chosen: Readonly<Record<number, number>>;
  /** Idempotency key: it changes with the draft, so that a retry sends no second parcel. */
  readonly key: string;
}

/**
 * A new parcel while it is prepared, by default with all remaining pieces. Others may ship from the same order meanwhile: the
 * choice stays, up to the remaining pieces.
 */
export function useNewParcel(order: Order, onDone: () => void) {
  const { t } = useTranslation('admin-orders');
  const [draft, setDraft] = useState<Draft>(() => ({
    ...{ chosen: {}, carrier: '', trackingNumber: '' },
    key: randomKey(),
  }));
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);

  const left = leftToShip(order);
  const picked: ParcelLine[] = left.map(({ line, quantity }) => ({
    line,
    quantity: Math.min(draft.chosen[line] ?? quantity, quantity),
  }));
  const change = (changes: Partial<Draft>) =>
    setDraft((before) => ({ ...before, ...changes, key: randomKey() }));

  const send = async () => {
    const { carrier, trackingNumber, key } = draft;
    const lines = picked.filter(({ quantity }) => quantity > 0);
    setSaving(true);
    setFailure(null);
    const { storeId, id: orderId } = order;
    const result = await call('shipParcel', { storeId, orderId, key, lines, carrier, trackingNumber });
    setSaving(false);
    if (!result.ok) return setFailure(result.error);
    notify({ type: 'success', message: t('parcels.shipped') });
    onDone();
  };
  return { draft, change, left, picked, saving, failure, send };
}
