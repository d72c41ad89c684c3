import { fieldsOf } from '@/lib/domain/parse/fields';

const DRAFT = /^boards\.(?:shipping|review)\./;

/** Names a draft typed in this tab: the checkout's address or the review of one product, of one store. */
export type DraftKey = `boards.${'shipping' | 'review'}.${string}`;

/** The account that typed it; empty for a guest. */
const ownerOf = (uid: string | null) => uid ?? '';

/**
 * Reads the draft stored under `key` in this tab, of its current user or of a guest; another account's is never returned.
 * Fields of any shape; none without a draft.
 */
export function readTabDraft(key: DraftKey, uid: string | null): Readonly<Record<string, unknown>> {
  try {
    const { owner, draft } = fieldsOf(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return owner === '' || owner === ownerOf(uid) ? fieldsOf(draft) : {};
  } catch {
    return {};
  }
}

/** Stores `draft` for `uid` until the tab closes; null removes it. Without storage it is lost on reload. */
export function storeTabDraft(key: DraftKey, uid: string | null, draft: object | null): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify({ owner: ownerOf(uid), draft }));
    else sessionStorage.removeItem(key);
  } catch {
    return;
  }
}

/** Removes all drafts of this tab, when its user has logged out. */
export function forgetTabDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage).filter((name) => DRAFT.test(name)))
      sessionStorage.removeItem(key);
  } catch {
    return;
  }
}
