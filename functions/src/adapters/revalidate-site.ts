import { logger } from 'firebase-functions';
import type { StoreId } from '@/lib/domain/ids';
import { fetchBounded } from './fetch-bounded';

/** The answer names the pages. */
const BOUNDS = { timeoutMs: 10_000, mostBytes: 256 * 1024 };
/** What the site takes at once. */
const BATCH = 50;

/**
 * Asks the store's site to make these pages (paths without locale, or EVERY_PAGE) anew, which it does in every language. Never
 * rejects.
 */
export type RevalidateSite = (store: StoreId, paths: readonly string[]) => Promise<void>;

interface Site {
  /** Where the platform serves the store, and not the domain that its owner chose: the secret goes there. */
  readonly siteUrl: string;
  readonly revalidateSecret: string;
}

/** The site renews pages by time as well, so a failure here only delays what was saved: it is logged. */
export function createRevalidateSite(siteOf: (store: StoreId) => Promise<Site>): RevalidateSite {
  return async (store, paths) => {
    try {
      const site = await siteOf(store);
      for (let start = 0; start < paths.length; start += BATCH)
        await post(site, paths.slice(start, start + BATCH));
    } catch (error) {
      logger.warn('The site did not renew its pages', { store, paths, error: String(error) });
    }
  };
}

async function post({ siteUrl, revalidateSecret }: Site, paths: readonly string[]): Promise<void> {
  const response = await fetchBounded(`${siteUrl}/api/revalidate`, {
    ...BOUNDS,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-revalidate-secret': revalidateSecret },
    body: JSON.stringify({ paths }),
  });
  if (!response.ok) throw new Error(`${response.status} from ${siteUrl}/api/revalidate`);
}
