import { useTranslation } from 'next-i18next/pages';
import { useChangeSentence } from '@/components/storefront/cart/use-change-sentence';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { AppError, ErrorCode } from '@/lib/domain/errors/app-error';
import { isTotalChange } from '@/lib/domain/cart/total-change';
import { useErrorText } from '@/lib/hooks/use-error-text';
import { useOnline } from '@/lib/hooks/use-online';
import { UNREACHABLE, type Problem } from '@/lib/payment/payment-flow';
import styles from './payment-page.module.css';

/** Why the last try failed; the card's fields stay below it. */
export function PaymentProblem({ problem }: { readonly problem: Problem }) {
  const { t } = useTranslation('payment');
  return (
    <Alert tone="error" title={t(`declined.${problem}`)}>
      <p>{t('declined.kept')}</p>
    </Alert>
  );
}

/** The store says no, and asking again would not change it. */
const FINAL: readonly ErrorCode[] = ['nothing-to-pay', 'reservation-over', 'payment-method-unavailable'];

interface PaymentClosedProps {
  readonly error: AppError;
  readonly onRetry: () => void;
}

export function PaymentClosed({ error, onRetry }: PaymentClosedProps) {
  const { t } = useTranslation('payment');
  const { ofError } = useErrorText();
  if (error.changes) return <GoodsGone changes={error.changes} />;
  if (FINAL.includes(error.code)) return <Alert tone="warning" title={ofError(error)} />;
  const isAway = UNREACHABLE.includes(error.code);
  return (
    <Alert tone="error" title={isAway ? t('closed.title') : ofError(error)}>
      {isAway && <p>{t('closed.text')}</p>}
      <Button size="sm" className={styles.alertAction} onClick={onRetry}>
        {t('closed.retry')}
      </Button>
    </Alert>
  );
}

/** What of the order somebody else was faster to buy; nothing can be paid for it. */
function GoodsGone({ changes }: { readonly changes: NonNullable<AppError['changes']> }) {
  const { t } = useTranslation('payment');
  const sentence = useChangeSentence([]);
  return (
    <Alert tone="warning" title={t('closed.gone')}>
      <ul>
        {changes.map(
          (change) => !isTotalChange(change) && <li key={change.variantId}>{sentence(change)}</li>,
        )}
      </ul>
    </Alert>
  );
}

export function PaymentSettling({ email }: { readonly email: string }) {
  const { t } = useTranslation('payment');
  return (
    <div role="status" className={styles.settling}>
      <span className={styles.turning} aria-hidden />
      <div>
        <p className={styles.settlingTitle}>{t('settling.title')}</p>
        <p>{t('settling.text', { email })}</p>
      </div>
    </div>
  );
}

export function PaymentUnknown({ onCheck }: { readonly onCheck: () => void }) {
  const { t } = useTranslation('payment');
  const online = useOnline();
  return (
    <Alert tone="warning" title={t('unknown.title')}>
      <p>{online ? t('unknown.text') : t('unknown.offline')}</p>
      <Button size="sm" className={styles.alertAction} disabled={!online} onClick={onCheck}>
        {t('unknown.check')}
      </Button>
    </Alert>
  );
}
