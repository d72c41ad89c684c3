/** Document of `pageChanges` that outdates every page; the others name theirs in `paths`. */
export const EVERY_PAGE_CHANGE = 'every-page';

/** How long a change is told to servers that start; no cache holds a page for longer (`SHARED_PAGE_LIFETIME_MS`). */
export const PAGE_CHANGE_LIFETIME_MS = 2 * 24 * 60 * 60_000;

/** A page in the cache that all servers share is made again after a day. */
export const SHARED_PAGE_LIFETIME_MS = PAGE_CHANGE_LIFETIME_MS / 2;
