import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { useAction } from '@/components/overlays/use-action';
import { useChangeSentence } from '@/components/storefront/cart/use-change-sentence';
import { useNotifyAdded } from '@/components/storefront/cart/use-notify-added';
import styles from '@/components/storefront/orders/details/order-view.module.css';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import { useCart } from '@/context/cart-context';
import { useCurrency } from '@/context/currency-context';
import { applyChanges } from '@/lib/domain/cart/apply-changes';
import { lineKey } from '@/lib/domain/cart/cart';
import { requestedLines } from '@/lib/domain/cart/requested-lines';
import type { LineChange } from '@/lib/domain/errors/app-error';
import type { Order } from '@/lib/domain/orders/order';
import { reorderLines } from '@/lib/domain/orders/placing/reorder-lines';
import { call } from '@/lib/functions/call';
import { useLocale } from '@/lib/hooks/language/use-locale';

/** Puts an order's lines into the cart, and names those that are no longer for sale. */
export function Reorder({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders');
  const notifyAdded = useNotifyAdded();
  const locale = useLocale();
  const { currency } = useCurrency();
  const { merge } = useCart();
  const { run, busy } = useAction();
  const [missing, setMissing] = useState<readonly LineChange[]>([]);
  const lines = reorderLines(order);
  const sentence = useChangeSentence(lines);
  const reorder = async () => {
    const request = { storeId: order.storeId, lines: requestedLines(lines), currency, locale };
    const quote = await run(call('quoteCart', request));
    if (!quote.ok) return;
    const available = applyChanges(lines, quote.value.changes);
    setMissing(quote.value.changes.filter(({ kind }) => kind !== 'price'));
    if (available.length === 0) return;
    notifyAdded(merge(available));
  };
  return (
    <>
      <Button loading={busy} onClick={() => void reorder()}>
        {t('reorder.submit')}
      </Button>
      {missing.length > 0 && (
        <Alert tone="warning" title={t('reorder.missing')}>
          <ul className={styles.missing}>
            {missing.map((change) => (
              <li key={lineKey(change)}>{sentence(change)}</li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}
