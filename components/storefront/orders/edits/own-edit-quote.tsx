import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import type { Order } from '@/lib/domain/orders/order';
import { dueOf } from '@/lib/domain/prepaid/order-prepaid';
import { useFormats } from '@/lib/hooks/language/use-formats';
import styles from './own-edits.module.css';
import type { OwnEdit } from './use-own-edit';

interface OwnEditQuoteProps {
  readonly order: Order;
  readonly edit: OwnEdit;
}

/** Shows the quote of a change, for the shopper to accept. */
export function OwnEditQuote({ order, edit }: OwnEditQuoteProps) {
  const { t } = useTranslation('orders');
  const { money } = useFormats();
  const { quoted } = edit;
  if (!quoted) return null;
  const shown = (amount: number) => money(amount, order.currency);
  const { after, refund, owes, paymentStatus } = quoted;
  return (
    <div className={styles.quote} role="status">
      <Alert tone="info" title={t('edit.totals', { before: shown(order.total), after: shown(after.total) })}>
        {refund > 0 && <p>{t('edit.refunded', { amount: shown(refund) })}</p>}
        {paymentStatus === 'unpaid' && <p>{t('edit.collected', { amount: shown(dueOf(after)) })}</p>}
        {paymentStatus !== 'unpaid' && owes > 0 && <p>{t('edit.owed', { amount: shown(owes) })}</p>}
      </Alert>
      <div className={styles.buttons}>
        <Button loading={edit.isSaving} onClick={() => void edit.save()}>
          {t('edit.save')}
        </Button>
        <Button variant="ghost" disabled={edit.isSaving} onClick={edit.drop}>
          {t('edit.keep')}
        </Button>
      </div>
    </div>
  );
}
