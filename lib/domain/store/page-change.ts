/** The id in `pageChanges` that invalidates every page; the other documents list theirs in `paths`. */
export const EVERY_PAGE_CHANGE = 'every-page';

/** TTL of an invalidation; no cache stores a page for longer (`PAGE_TTL_MS`). */
export const PAGE_CHANGE_TTL_MS = 2 * 24 * 60 * 60_000;

/** TTL of a page in a server's memory and in the cache that servers share. */
export const PAGE_TTL_MS = PAGE_CHANGE_TTL_MS / 2;
