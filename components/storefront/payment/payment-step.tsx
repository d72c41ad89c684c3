import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useChangeSentence } from '@/components/storefront/cart/use-change-sentence';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { VisuallyHidden } from '@/components/ui/text/visually-hidden';
import { isTotalChange } from '@/lib/domain/cart/pricing/total-change';
import type { AppError, ErrorCode } from '@/lib/domain/errors/app-error';
import { useOnline } from '@/lib/hooks/browser/use-online';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import {
  UNREACHABLE,
  type PaymentFlow,
  type PaymentStep as Step,
  type Problem,
} from '@/lib/payment/payment-flow';
import type { Payable } from './payable';
import styles from './payment-page.module.css';

/** Already loaded when it is shown: the flow loads it with Stripe's script, and can show and retry a failure there. */
const CardForm = dynamic(() => import('./card-form').then((module) => module.CardForm), { ssr: false });

interface PaymentStepProps {
  readonly payable: Payable;
  readonly flow: PaymentFlow;
  readonly step: Step;
}

/** The card fields, or why they are not shown. */
export function PaymentStep({ payable, flow, step }: PaymentStepProps) {
  const { t } = useTranslation('payment');
  switch (step.name) {
    case 'opening':
      return (
        <div aria-busy className={styles.section}>
          <VisuallyHidden>{t('card.loading')}</VisuallyHidden>
          <Skeleton height="13rem" />
          <Skeleton height="3rem" />
        </div>
      );
    case 'closed':
      return <PaymentClosed error={step.error} onRetry={() => void flow.open()} />;
    case 'settling':
      return <PaymentSettling email={payable.address?.email ?? ''} />;
    case 'unknown':
      return <PaymentUnknown onCheck={() => void flow.open()} />;
    case 'open':
    case 'confirming': {
      const { stripe, clientSecret } = step.session;
      const returnUrl = () => `${window.location.origin}${window.location.pathname}`;
      return (
        <div className={styles.section}>
          <CardForm
            key={clientSecret}
            payable={payable}
            stripe={stripe}
            clientSecret={clientSecret}
            busy={step.name === 'confirming'}
            problem={step.name === 'open' && step.problem && <PaymentProblem problem={step.problem} />}
            onPay={(elements) => void flow.confirm(elements, returnUrl())}
            onLoadError={() => flow.fail()}
          />
          <p className={styles.safe}>{t('card.safe')}</p>
        </div>
      );
    }
  }
}

/** Why the last try failed; the card fields stay below it. */
function PaymentProblem({ problem }: { readonly problem: Problem }) {
  const { t } = useTranslation('payment');
  return (
    <Alert tone="error" title={t(`declined.${problem}`)}>
      <p>{t('declined.kept')}</p>
    </Alert>
  );
}

/** Errors for which a retry would not help. */
const FINAL: readonly ErrorCode[] = ['nothing-to-pay', 'reservation-over', 'payment-method-unavailable'];

interface PaymentClosedProps {
  readonly error: AppError;
  readonly onRetry: () => void;
}

function PaymentClosed({ error, onRetry }: PaymentClosedProps) {
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

/** Lists the items that others bought first; nothing can be paid for the order. */
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

function PaymentSettling({ email }: { readonly email: string }) {
  const { t } = useTranslation('payment');
  return (
    <div role="status" className={styles.settling}>
      <span className={styles.turning} aria-hidden />
      <div>
        <p className={styles.settlingTitle}>{t('settling.title')}</p>
        <p>{email ? t('settling.text', { email }) : t('settling.unmailed')}</p>
      </div>
    </div>
  );
}

function PaymentUnknown({ onCheck }: { readonly onCheck: () => void }) {
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
