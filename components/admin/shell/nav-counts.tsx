import { Badge } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { createContext, useContext, type ReactNode } from 'react';
import { useStoreId } from '@/context/use-store-id';
import type { Inbox } from '@/lib/domain/contact/inbox';
import { type StoreId } from '@/lib/domain/ids';
import { watchInbox } from '@/lib/firestore/inbox';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useListener } from '@/lib/hooks/use-listener';

const InboxContext = createContext<Inbox | null>(null);

/** One listener for the navigation in both the sidebar and the drawer. */
export function InboxProvider({ children }: { readonly children: ReactNode }) {
  const store = useStoreId();
  return <InboxContext value={useInbox(store)}>{children}</InboxContext>;
}

/** The number of waiting items behind a navigation link; hidden if zero. */
export function WaitingCount({ of }: { readonly of: keyof Inbox }) {
  const { t } = useTranslation('admin');
  const { count } = useFormats();
  const inbox = useContext(InboxContext);
  if (!inbox) throw new Error('WaitingCount must be used within an InboxProvider');
  const waiting = inbox[of];
  if (waiting === 0) return null;
  return (
    <Badge colorPalette="red" variant="solid" aria-label={t('nav.waiting', { count: waiting })}>
      {count(waiting)}
    </Badge>
  );
}

const NOTHING: Inbox = { newMessages: 0, pendingReviews: 0, newReturns: 0 };

/** The numbers of items that wait for the staff, live; empty until they load. */
function useInbox(store: StoreId): Inbox {
  const inbox = useListener<Inbox>(store, (onNext, onError) => watchInbox(store, onNext, onError));
  return inbox.status === 'ready' ? inbox.value : NOTHING;
}
