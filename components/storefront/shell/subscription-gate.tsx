import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/components/overlays/notify';
import { useLazyOverlay } from '@/components/overlays/use-lazy-overlay';
import { whenIdleLoaded } from '@/lib/hooks/browser/when-idle-loaded';
import { useStripeId } from '@/context/use-stripe-id';
import styles from './subscription-gate.module.css';

const importDrawing = () =>
  import('@/components/ui/media/drawings/closed-shop').then((module) => module.ClosedShop);

/**
 * SPEC.md 4: when the store's subscription has ended, a message replaces the whole storefront. An open page polls, so that the
 * end of a plan closes it and a renewal opens it without a reload.
 */
export function SubscriptionGate({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('common');
  const [closed, setClosed] = useState(false);
  const { Overlay: ClosedShop, load } = useLazyOverlay(importDrawing);

  const stripeId = useStripeId();

  useEffect(() => {
    if (!stripeId) return notify({ type: 'error', message: t('subscription.missing') });
    // A failed check never closes the shop.
    return whenIdleLoaded(
      () => import('@/lib/hooks/store/listen-to-subscription'),
      ({ listenToSubscription }) => listenToSubscription(stripeId, setClosed),
    );
  }, [t, stripeId]);

  useEffect(() => {
    if (closed) load();
  }, [closed, load]);

  if (!closed) return children;
  return (
    <main className={styles.gate}>
      {ClosedShop && <ClosedShop />}
      <h1 className={styles.message}>{t('subscription.expired')}</h1>
    </main>
  );
}
