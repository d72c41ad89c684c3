import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { Skeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Order } from '@/lib/domain/orders/order';
import type { PaymentFlow, PaymentStep as Step } from '@/lib/payment/payment-flow';
import { PaymentClosed, PaymentProblem, PaymentSettling, PaymentUnknown } from './payment-notices';
import styles from './payment-page.module.css';

/** Already there when it is shown: the flow fetches it with Stripe's script, where a failure can be told and retried. */
const CardForm = dynamic(() => import('./card-form').then((module) => module.CardForm), { ssr: false });

interface PaymentStepProps {
  readonly order: Order;
  readonly flow: PaymentFlow;
  readonly step: Step;
}

/** The card's fields, or why they are not there (yet, or any more). */
export function PaymentStep({ order, flow, step }: PaymentStepProps) {
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
      return <PaymentSettling email={order.address.email} />;
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
            order={order}
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
