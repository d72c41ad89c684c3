import { parseInvitation, type Invitation } from '@/lib/domain/account/invitation';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { watchQuery, type OnError, type Stop } from '@/lib/firestore/listeners';

const MOST = 100;

/** Open and declined invitations, the latest first; only an owner may read them. */
export const watchInvitations = (
  store: StoreId,
  onNext: (invitations: Invitation[]) => void,
  onError: OnError,
): Stop =>
  watchQuery(
    ({ collection, limit, orderBy, query }, db) =>
      query(collection(db, collections.invitations(store)), orderBy('sentAt', 'desc'), limit(MOST)),
    parseInvitation,
    (all) => onNext(all.filter(({ state }) => state === 'open' || state === 'declined')),
    onError,
  );
