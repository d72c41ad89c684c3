import { adminPaths } from '@/lib/admin-paths';
import { CONTACT_STATUSES, type ContactStatus } from '@/lib/domain/contact/contact-status';
import { DOCUMENT_ID } from '@/lib/domain/ids';
import { queryText } from '@/lib/domain/parse/query-text';
import { useAddress } from '@/lib/hooks/browser/use-address';

/** The inbox's tabs; `open` contains all messages that are not archived. */
export const INBOX_TABS = ['open', ...CONTACT_STATUSES] as const;
export type InboxTab = (typeof INBOX_TABS)[number];

export const statusesOf = (tab: InboxTab): readonly ContactStatus[] =>
  tab === 'open' ? CONTACT_STATUSES.filter((status) => status !== 'archived') : [tab];

interface InboxQuery {
  readonly tab: InboxTab;
  readonly q: string;
  /** Id of the open message; empty for none. */
  readonly message: string;
}

/** The inbox's state in the address, and links that change it. */
export function useInboxQuery() {
  const { query: raw, isReady, go: goTo } = useAddress();
  const text = queryText(raw);
  const query: InboxQuery = {
    tab: INBOX_TABS.find((tab) => tab === text('status')) ?? 'open',
    q: text('q').slice(0, 100),
    message: DOCUMENT_ID.test(text('message')) ? text('message') : '',
  };
  const hrefOf = (change: Partial<InboxQuery>) => {
    const { tab, q, message } = { ...query, message: '', ...change };
    return {
      pathname: adminPaths.contactUs,
      query: { ...(tab !== 'open' && { status: tab }), ...(q && { q }), ...(message && { message }) },
    };
  };
  const go = (change: Partial<InboxQuery>) => goTo('q' in change ? 'replace' : 'push', hrefOf(change));
  return { query, isReady, hrefOf, go };
}
