import { useTranslation } from 'next-i18next/pages';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useCart } from '@/context/cart-context';
import { useCurrency } from '@/context/currency-context';
import type { AppError, LineChange } from '@/lib/domain/errors/app-error';
import { localized } from '@/lib/domain/locale';
import { useErrorText } from '@/lib/hooks/use-error-text';
import { useLocale } from '@/lib/hooks/use-locale';
import styles from './quote-notice.module.css';

interface Props {
  readonly changes: readonly LineChange[];
  readonly error: AppError | null;
  readonly onAccept?: () => void;
}

/** Says plainly what has changed since the cart was filled, and asks to accept it; or why the store did not answer. */
export function QuoteNotice({ changes, error, onAccept }: Props) {
  const { t } = useTranslation('cart');
  const { accept } = useCart();
  const text = useErrorText();
  const sentence = useChangeSentence();
  const acceptAll = () => {
    accept(changes);
    onAccept?.();
  };
  if (changes.length > 0) {
    return (
      <Alert tone="warning" title={t('changes.title')}>
        <ul className={styles.changes}>
          {changes.map((change) => (
            <li key={`${change.variantId} ${change.kind}`}>{sentence(change)}</li>
          ))}
        </ul>
        <Button size="sm" className={styles.accept} onClick={acceptAll}>
          {t('changes.accept')}
        </Button>
      </Alert>
    );
  }
  return error && <Alert tone="error" title={text.ofError(error)} />;
}

function useChangeSentence() {
  const { t } = useTranslation('cart');
  const { lines } = useCart();
  const { format } = useCurrency();
  const locale = useLocale();
  return (change: LineChange): string => {
    // The catalogue has forgotten what is gone; the cart still knows its name.
    const line = lines.find(({ variantId }) => variantId === change.variantId);
    const title = change.title || (line ? localized(line.title, locale) : '');
    switch (change.kind) {
      case 'gone':
        return t('changes.gone', { title });
      case 'sold-out':
        return t('changes.soldOut', { title });
      case 'stock':
        return t('changes.stock', { title, count: change.available });
      case 'price':
        return t('changes.price', { title, from: format(change.from), to: format(change.to) });
    }
  };
}
