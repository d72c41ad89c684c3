import type { DomainRecord } from '@/lib/domain/tenancy/domain-record';

/** What operators of the platform call; see `lib/domain/platform`. */
export interface OperatorCallables {
  /**
   * Suspends a store, or shows again what it showed before. Its owners get a mail with the reason. Fails with
   * `store-without-host`, `store-state-unchanged`.
   */
  changeStoreState: {
    request: { storeId: string; to: 'suspended' | 'reopened'; reason: string };
    response: { state: DomainRecord['state'] };
  };
}
