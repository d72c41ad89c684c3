import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { notify } from '@/components/overlays/notify';
import { randomKey } from '@/lib/browser/random-key';
import type { Minor } from '@/lib/domain/money/money';
import type { Order } from '@/lib/domain/orders/order';
import { seenOf, type TransferEntryKind } from '@/lib/domain/payments/transfer/transfer-money';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

/** Records a payment for an order's transfer; a retry after a lost answer makes no second entry. */
export function useTransferEntry(order: Order, kind: TransferEntryKind) {
  const { t } = useTranslation('admin-orders');
  const text = useErrorText();
  const [key, setKey] = useState(randomKey);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  /** Resolves to whether it was recorded; `amount` is undefined if the typed text is not an amount. */
  const record = async (amount: Minor | undefined | null, note: string): Promise<boolean> => {
    if (typeof amount !== 'number') {
      setFailure(text.ofField('field.amount.invalid') ?? '');
      return false;
    }
    setSaving(true);
    setFailure(null);
    const { storeId, id: orderId } = order;
    const recorded = await call('recordTransfer', {
      ...{ storeId, orderId, key, kind, amount, note, seen: seenOf(order) },
    });
    setSaving(false);
    if (!recorded.ok) {
      const { fields, code } = recorded.error;
      setFailure(text.ofField(fields?.amount ?? fields?.note) ?? text.ofError(recorded.error));
      // After a final refusal, the next try is another entry.
      if (code === 'transfer-changed' || code === 'key-reused') setKey(randomKey());
      return false;
    }
    setKey(randomKey());
    notify({ type: 'success', message: t(`transfer.done.${kind}`) });
    return true;
  };
  return { record, saving, failure };
}
