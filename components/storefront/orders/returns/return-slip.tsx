import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import type { AppError } from '@/lib/domain/errors/app-error';
import type { Order } from '@/lib/domain/orders/order';
import type { OrderReturn } from '@/lib/domain/orders/returns/return';
import { saveReturnSlip } from '@/lib/functions/return-slip';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import styles from './returns.module.css';

interface ReturnSlipProps {
  readonly order: Order;
  readonly one: OrderReturn;
  readonly token?: string | undefined;
}

/** The return slip for the parcel, as a printable file. */
export function ReturnSlip({ order, one, token }: ReturnSlipProps) {
  const { t } = useTranslation('orders');
  const text = useErrorText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const save = async () => {
    setBusy(true);
    setFailure(null);
    const saved = await saveReturnSlip(order, one, token);
    setBusy(false);
    if (!saved.ok) setFailure(saved.error);
  };
  return (
    <>
      {failure && <Alert tone="error" title={text.ofError(failure)} />}
      <div className={styles.buttons}>
        <Button size="sm" variant="outline" loading={busy} onClick={() => void save()}>
          {t('returns.slip')}
        </Button>
      </div>
    </>
  );
}
