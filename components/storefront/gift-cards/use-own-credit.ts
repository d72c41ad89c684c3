import { useStoreSetting } from '@/context/store-setting-context';
import { useUserContext } from '@/context/user-context';
import { memberOf } from '@/lib/domain/account/current-user';
import type { Prepaid } from '@/lib/domain/prepaid/prepaid';
import { watchOwnCredit } from '@/lib/firestore/prepaid';
import { useListener } from '@/lib/hooks/use-listener';

/** The shopper's credit with the store, one entry for each currency; empty for guests and while it loads. */
export function useOwnCredit(): readonly Prepaid[] {
  const { storeId } = useStoreSetting();
  const uid = memberOf(useUserContext().user)?.uid ?? null;
  const credits = useListener<Prepaid[]>(uid && `credit ${uid}`, (onNext, onError) =>
    watchOwnCredit(storeId, uid ?? '', onNext, onError),
  );
  return credits.status === 'ready' ? credits.value.filter(({ balance }) => balance > 0) : [];
}
