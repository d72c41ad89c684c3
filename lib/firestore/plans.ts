import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Result } from '@/lib/domain/result';
import { parseStoreUsage, type StoreUsage } from '@/lib/domain/quotas/store-usage';
import { parsePlanPackage, type PlanPackage } from '@/lib/domain/subscription/plan-package';
import { parseSubscription, type Subscription } from '@/lib/domain/subscription/subscription';
import { watchDocument, watchQuery, type OnError, type Stop } from '@/lib/firestore/listeners';
import { readOnce } from '@/lib/firestore/read-once';
import { parseAll } from '@/lib/firestore/parse-all';

const SUBSCRIPTIONS = 10;
const PACKAGES = 50;

/** The store's subscriptions of whichever owner pays, live, the latest end first; for staff only. */
export const watchStoreSubscriptions = (
  store: StoreId,
  onNext: (subscriptions: Subscription[]) => void,
  onError: OnError,
): Stop =>
  watchQuery(
    ({ collectionGroup, limit, orderBy, query, where }, db) =>
      query(
        collectionGroup(db, 'subscriptions'),
        where('storeId', '==', store),
        orderBy('currentPeriodEnd', 'desc'),
        limit(SUBSCRIPTIONS),
      ),
    parseSubscription,
    onNext,
    onError,
  );

/** What the store has used of its plan, live; null before anything was counted. */
export const watchStoreUsage = (
  store: StoreId,
  onNext: (usage: StoreUsage | null) => void,
  onError: OnError,
): Stop => watchDocument(collections.storeUsage(store), (_, data) => parseStoreUsage(data), onNext, onError);

/** The plans on sale. */
export const readPackages = (): Promise<Result<PlanPackage[]>> =>
  readOnce(async ({ collection, getDocs, limit, orderBy, query }, db) => {
    const packages = query(collection(db, collections.packages()), orderBy('order'), limit(PACKAGES));
    return parseAll((await getDocs(packages)).docs, parsePlanPackage);
  });
