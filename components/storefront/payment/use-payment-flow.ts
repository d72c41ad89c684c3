import { useEffect, useState, useSyncExternalStore } from 'react';
import { onRetrySignal } from '@/lib/browser/retry-signal';
import { answerWithin } from '@/lib/settle-within';
import type { Order } from '@/lib/domain/orders/order';
import { call } from '@/lib/functions/call';
import { usePageRestored } from '@/lib/hooks/browser/use-page-restored';
import { loadStripe } from '@/lib/payment/load-stripe';
import {
  createPaymentFlow,
  type PaymentFlow,
  type PaymentStep,
  type PaymentWorld,
} from '@/lib/payment/payment-flow';

/** Timeout for loading our own code of the card fields (milliseconds). */
const CARD_FORM_MS = 20_000;

/** The calls that start and check a payment. */
type PaymentDesk = Pick<PaymentWorld, 'start' | 'check'>;

/** The calls for the shopper's own order. */
export function ownDesk({ storeId, id }: Order): PaymentDesk {
  const request = { storeId, orderId: id };
  return {
    start: () => call('startPayment', request),
    check: () => call('checkPayment', request),
  };
}

/** The card payment of one order; open while the component is mounted. */
export function usePaymentFlow(deskOf: () => PaymentDesk): { flow: PaymentFlow; step: PaymentStep } {
  const [flow] = useState(() => {
    return createPaymentFlow({
      ...deskOf(),
      async loadStripe(publishableKey, stripeAccount) {
        const cardForm = answerWithin(CARD_FORM_MS, import('./card-form'));
        const [stripe] = await Promise.all([loadStripe(publishableKey, stripeAccount), cardForm]);
        return stripe;
      },
      isOnline: () => navigator.onLine,
      pause,
    });
  });
  const step = useSyncExternalStore(flow.subscribe, flow.step, flow.step);

  useEffect(() => {
    void flow.open();
    return () => flow.leave();
  }, [flow]);

  const isClosed = step.name === 'closed';
  useEffect(() => (isClosed ? onRetrySignal(() => void flow.open()) : undefined), [flow, isClosed]);

  // After a return from the bank's page Stripe no longer answers the confirmation, so this checks the payment's state.
  usePageRestored(() => {
    if (flow.step().name === 'confirming') void flow.open();
  });

  return { flow, step };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      document.removeEventListener('visibilitychange', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    window.addEventListener('online', go);
    document.addEventListener('visibilitychange', go);
  });
}
