import { createContext, useContext, type ReactNode } from 'react';
import { useStoreId } from '@/context/use-store-id';
import { currentPlan, type Subscription } from '@/lib/domain/subscription/subscription';
import { watchStoreSubscriptions } from '@/lib/firestore/plans';
import { useListener, type ListenerState } from '@/lib/hooks/use-listener';

const PlanContext = createContext<ListenerState<Subscription> | null>(null);

/** One listener for the notice on every page and the panel in the settings. */
export function PlanProvider({ children }: { readonly children: ReactNode }) {
  const store = useStoreId();
  const plan = useListener<Subscription>(store, (onNext, onError) =>
    watchStoreSubscriptions(store, (subscriptions) => onNext(currentPlan(subscriptions)), onError),
  );
  return <PlanContext value={plan}>{children}</PlanContext>;
}

/** The store's current or last plan, live; missing before the first. */
export function useStorePlan(): ListenerState<Subscription> {
  const plan = useContext(PlanContext);
  if (!plan) throw new Error('useStorePlan must be used within a PlanProvider');
  return plan;
}
