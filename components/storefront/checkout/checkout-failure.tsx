import { useTranslation } from 'next-i18next/pages';
import { Alert } from '@/components/ui/alert';
import { Link } from '@/components/ui/link';
import type { AppError } from '@/lib/domain/errors/app-error';
import { useErrorText } from '@/lib/hooks/use-error-text';
import { paths } from '@/lib/paths';
import styles from './checkout-form.module.css';

/** Why the order was not placed; the cart and what was typed stay as they are. */
export function CheckoutFailure({ error }: { readonly error: AppError }) {
  const { t } = useTranslation('checkout');
  const text = useErrorText();
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
