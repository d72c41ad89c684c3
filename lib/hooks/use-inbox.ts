import type { Inbox } from '@/lib/domain/contact/inbox';
import type { StoreId } from '@/lib/domain/ids';
import { watchInbox } from '@/lib/firestore/inbox';
import { useLive } from '@/lib/hooks/use-live';

const NOTHING: Inbox = { newMessages: 0, pendingReviews: 0 };

/** How much waits for the store's people, live; nothing until it is known. */
export function useInbox(store: StoreId): Inbox {
  const inbox = useLive<Inbox>(store, (onNext, onError) => watchInbox(store, onNext, onError));
  return inbox.status === 'ready' ? inbox.value : NOTHING;
}
