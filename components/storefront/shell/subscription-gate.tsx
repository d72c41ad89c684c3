import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/components/overlays/notify';
import { isExpired } from '@/lib/domain/subscription/check-subscription';
import { env } from '@/lib/env';
import { checkSubscription } from '@/lib/hooks/subscription-check';
import { whenIdle } from '@/lib/hooks/when-idle';
import { ClosedShop } from './closed-shop';
import styles from './subscription-gate.module.css';

/** How often a page that stays open looks at its clock. */
const LONGEST_WAIT_MS = 60 * 60 * 1000;

/** SPEC.md 4: when the store's subscription has ended, its message stands in the place of the whole storefront. */
export function SubscriptionGate({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('common');
  const [closed, setClosed] = useState(false);

  useEffect(() => {
    if (!env.stripeId) return notify({ type: 'error', message: t('subscription.missing') });
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const follow = (end: number) => {
      if (left || end === 0) return;
      if (isExpired(end, Date.now())) return setClosed(true);
      timer = setTimeout(() => follow(end), Math.min(end - Date.now(), LONGEST_WAIT_MS));
    };
    const cancel = whenIdle(() => void checkSubscription().then(follow));
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
