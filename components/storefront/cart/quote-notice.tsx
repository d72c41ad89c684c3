import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/components/overlays/notify';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import { useCart } from '@/context/cart-context';
import { lineKey } from '@/lib/domain/cart/cart';
import type { AppError, LineChange } from '@/lib/domain/errors/app-error';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useChangeSentence } from './use-change-sentence';
import styles from './quote-notice.module.css';

interface Props {
  readonly changes: readonly LineChange[];
  readonly error: AppError | null;
  readonly onRetry: () => void;
  readonly onAccept?: () => void;
}

/** Lists what changed since the cart was filled and asks the shopper to accept it, or says why the quote failed. */
export function QuoteNotice({ changes, error, onRetry, onAccept }: Props) {
  const { t } = useTranslation(['cart', 'common']);
  const { accept, lines } = useCart();
  const text = useErrorText();
  const sentence = useChangeSentence(lines);
  const acceptAll = () => {
    accept(changes);
    notify({ type: 'success', message: t('toast.updated') });
    onAccept?.();
  };
  if (changes.length > 0) {
    return (
      <Alert tone="warning" title={t('changes.title')}>
        <ul className={styles.changes}>
          {changes.map((change) => (
            <li key={`${lineKey(change)} ${change.kind}`}>{sentence(change)}</li>
          ))}
        </ul>
        <Button size="sm" className={styles.accept} onClick={acceptAll}>
          {t('changes.accept')}
        </Button>
      </Alert>
    );
  }
  return (
    error && (
      <Alert tone="error" title={text.ofError(error)}>
        <Button size="sm" variant="outline" className={styles.accept} onClick={onRetry}>
          {t('common:state.retry')}
        </Button>
      </Alert>
    )
  );
}
