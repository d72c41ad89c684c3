import { useTranslation } from 'next-i18next/pages';
import { Alert } from '@/components/ui/alert';
import { Link } from '@/components/ui/link';
import { isTotalChange } from '@/lib/domain/cart/total-change';
import type { AppError, TotalChange } from '@/lib/domain/errors/app-error';
import type { Minor } from '@/lib/domain/money/money';
import { useErrorText } from '@/lib/hooks/use-error-text';
import { useFormats } from '@/lib/hooks/use-formats';
import { paths } from '@/lib/paths';
import styles from './checkout-form.module.css';

interface Props {
  readonly error: AppError;
  readonly shownTotal: Minor;
}

/** Why the order was not placed; the cart and what was typed stay as they are. */
export function CheckoutFailure({ error, shownTotal }: Props) {
  const { t } = useTranslation('checkout');
  const text = useErrorText();
  const change = error.changes?.find(isTotalChange);
  if (change) return <TotalChanged change={change} shownTotal={shownTotal} />;
  return (
    <Alert tone="error" title={text.ofError(error)}>
      {error.code === 'key-reused' && (
        <Link className={styles.link} href={paths.orders}>
          {t('toOrders')}
        </Link>
      )}
    </Alert>
  );
}

function TotalChanged({ change, shownTotal }: { readonly change: TotalChange; readonly shownTotal: Minor }) {
  const { t } = useTranslation('checkout');
  const { money } = useFormats();
  const { currency, from, to } = change;
  // Another city, currency or way to pay has another total, of which this says nothing.
  if (shownTotal !== from && shownTotal !== to) return null;
  return (
    <Alert tone="warning" title={t('totalChanged.title')}>
      {t('totalChanged.text', { from: money(from, currency), to: money(to, currency) })}
    </Alert>
  );
}
