import { createContext, useContext, type ReactNode } from 'react';
import { useStoreId } from '@/context/use-store-id';
import type { StoreUsage } from '@/lib/domain/quotas/store-usage';
import { currentPlan, type Subscription } from '@/lib/domain/subscription/subscription';
import { watchStoreSubscriptions, watchStoreUsage } from '@/lib/firestore/plans';
import { useListener, type ListenerState } from '@/lib/hooks/use-listener';

const PlanContext = createContext<ListenerState<Subscription> | null>(null);
const UsageContext = createContext<ListenerState<StoreUsage>>({ status: 'loading' });

/** One listener each for the notices on every page and the panel in the settings. */
export function PlanProvider({ children }: { readonly children: ReactNode }) {
  const store = useStoreId();
  const plan = useListener<Subscription>(store, (onNext, onError) =>
    watchStoreSubscriptions(store, (subscriptions) => onNext(currentPlan(subscriptions)), onError),
  );
  const usage = useListener<StoreUsage>(store, (onNext, onError) => watchStoreUsage(store, onNext, onError));
  return (
    <PlanContext value={plan}>
      <UsageContext value={usage}>{children}</UsageContext>
    </PlanContext>
  );
}

/** The store's current or last plan, live; missing before the first. */
export function useStorePlan(): ListenerState<Subscription> {
  const plan = useContext(PlanContext);
  if (!plan) throw new Error('useStorePlan must be used within a PlanProvider');
  return plan;
}

/** How the store's quotas stand, live; missing before anything was counted. */
export const useStoreUsage = (): ListenerState<StoreUsage> => useContext(UsageContext);
