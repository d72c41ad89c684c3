import { useRef, useState, type ChangeEvent } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/components/overlays/notify';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import { PHOTO_TYPES } from '@/lib/domain/account/photo';
import type { AppError } from '@/lib/domain/errors/app-error';
import type { Order } from '@/lib/domain/orders/order';
import { MAX_RECEIPTS } from '@/lib/domain/payments/transfer/order-transfer';
import {
  awaitsTransfer,
  heldTransfer,
  leftToTransfer,
  receivedBy,
} from '@/lib/domain/payments/transfer/transfer-money';
import { uploadReceipt } from '@/lib/functions/pictures/order-picture';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { TransferAccount } from './transfer-account';
import styles from './transfer-panel.module.css';

export interface TransferPanelProps {
  readonly order: Order;
  /** The tracking link's token, when the reader does not own the order. */
  readonly token?: string;
}

/** The amount, account and deadline of a transfer, and the shopper's uploaded receipts. */
export function TransferPanel({ order, token }: TransferPanelProps) {
  const { t } = useTranslation('orders');
  const { money, dateTime } = useFormats();
  const isFirst = awaitsTransfer(order);
  const came = isFirst ? receivedBy(order) : heldTransfer(order);
  const left = leftToTransfer(order);
  return (
    <section aria-labelledby="transfer-title" className={styles.panel}>
      <h2 id="transfer-title">{t('transfer.title')}</h2>
      {came > 0 && <p role="status">{t('transfer.came', { amount: money(came, order.currency) })}</p>}
      {left > 0 ? (
        <>
          <TransferAccount reference={order.number} amount={money(left, order.currency)} />
          {isFirst && order.payUntil !== null && (
            <p>{t('transfer.until', { time: dateTime(order.payUntil) })}</p>
          )}
        </>
      ) : (
        <p>{t('transfer.complete')}</p>
      )}
      <Receipts order={order} {...(token !== undefined && { token })} />
    </section>
  );
}

function Receipts({ order, token }: TransferPanelProps) {
  const { t } = useTranslation('orders');
  const text = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const count = order.transfer?.receipts.length ?? 0;

  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // Cleared, so that choosing the same file again after a failure fires a change event.
    currentTarget.value = '';
    if (!file) return;
    setBusy(true);
    setFailure(null);
    const kept = await uploadReceipt(order, file, token);
    setBusy(false);
    if (kept.ok) notify({ type: 'success', message: t('transfer.receiptSent') });
    else setFailure(kept.error);
  };
  return (
    <>
      {count > 0 && <p role="status">{t('transfer.receipts', { count })}</p>}
      {count < MAX_RECEIPTS && (
        <div>
          <input
            ref={input}
            type="file"
            hidden
            accept={PHOTO_TYPES.join()}
            aria-label={t('transfer.receipt')}
            onChange={(event) => void choose(event)}
          />
          <Button variant="outline" loading={busy} onClick={() => input.current?.click()}>
            {t('transfer.receipt')}
          </Button>
        </div>
      )}
      {failure && (
        <Alert tone="error" title={text.ofField(failure.fields?.picture) ?? text.ofError(failure)} />
      )}
    </>
  );
}
