import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/components/overlays/notify';
import { isExpired } from '@/lib/domain/subscription/check-subscription';
import { env } from '@/lib/env';
import { checkSubscription, msUntilNextCheck } from '@/lib/hooks/subscription-check';
import { whenIdle } from '@/lib/hooks/when-idle';
import { ClosedShop } from './closed-shop';
import styles from './subscription-gate.module.css';

/** An end is told in whole seconds; the check that follows it must come after it. */
const AFTER_MS = 50;

/**
 * SPEC.md 4: when the store's subscription has ended, its message stands in the place of the whole storefront. A page
 * that stays open goes on asking, so an end closes it and a renewal opens it without a reload.
 */
export function SubscriptionGate({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('common');
  const [closed, setClosed] = useState(false);

  useEffect(() => {
    if (!env.stripeId) return notify({ type: 'error', message: t('subscription.missing') });
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    let end = 0;
    const look = async () => {
      // A failure says nothing new.
      end = (await checkSubscription()) ?? end;
      if (left) return;
      setClosed(isExpired(end, Date.now()));
      timer = setTimeout(() => void look(), msUntilNextCheck() + AFTER_MS);
    };
    const cancel = whenIdle(() => void look());
    return () => {
      left = true;
      cancel();
      clearTimeout(timer);
    };
  }, [t]);

  if (!closed) return children;
  return (
    <main className={styles.gate}>
      <ClosedShop />
      <h1 className={styles.message}>{t('subscription.expired')}</h1>
    </main>
  );
}
