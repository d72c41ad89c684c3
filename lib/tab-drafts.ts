import { fieldsOf } from '@/lib/domain/parse/fields';

const DRAFT = /^boards\.(?:shipping|review)\./;

/** Of what somebody types in this tab: the checkout's address or the review of one product, of one store. */
export type DraftKey = `boards.${'shipping' | 'review'}.${string}`;

/** Who has an account and uses it here, else nobody in particular. */
const ownerOf = (uid: string | null) => uid ?? '';

/**
 * What was kept under `key` in this tab, of whoever uses it now or of nobody in particular; an account's is nobody
 * else's to see. Fields of any shape, none without a draft.
 */
export function readTabDraft(key: DraftKey, uid: string | null): Readonly<Record<string, unknown>> {
  try {
    const { owner, draft } = fieldsOf(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return owner === '' || owner === ownerOf(uid) ? fieldsOf(draft) : {};
  } catch {
    return {};
  }
}

/** Keeps `draft` as `uid`'s for this tab's life, null forgets it; without storage it only does not survive a reload. */
export function keepTabDraft(key: DraftKey, uid: string | null, draft: object | null): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify({ owner: ownerOf(uid), draft }));
    else sessionStorage.removeItem(key);
  } catch {
    return;
  }
}

/** Whoever typed in this tab has left it. */
export function forgetTabDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage).filter((name) => DRAFT.test(name)))
      sessionStorage.removeItem(key);
  } catch {
    return;
  }
}
