import { useTranslation } from 'next-i18next/pages';
import { Alert } from '@/components/ui/alert';
import { Link } from '@/components/ui/link';
import { isTotalChange } from '@/lib/domain/cart/total-change';
import type { AppError, TotalChange } from '@/lib/domain/errors/app-error';
import { useErrorText } from '@/lib/hooks/use-error-text';
import { useFormats } from '@/lib/hooks/use-formats';
import { paths } from '@/lib/paths';
import styles from './checkout-form.module.css';

/** Why the order was not placed; the cart and what was typed stay as they are. */
export function CheckoutFailure({ error }: { readonly error: AppError }) {
  const { t } = useTranslation('checkout');
  const text = useErrorText();
  const change = error.changes?.find(isTotalChange);
  if (change) return <TotalChanged change={change} />;
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

function TotalChanged({ change: { currency, from, to } }: { readonly change: TotalChange }) {
  const { t } = useTranslation('checkout');
  const { money } = useFormats();
  return (
    <Alert tone="warning" title={t('totalChanged.title')}>
      {t('totalChanged.text', { from: money(from, currency), to: money(to, currency) })}
    </Alert>
  );
}
