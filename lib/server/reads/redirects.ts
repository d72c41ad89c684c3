import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { redirectTable, type RedirectTable } from '@/lib/domain/redirects/find-redirect';
import { parseRedirects } from '@/lib/domain/redirects/redirect';
import { adminFirestore } from '@/lib/server/firebase';
import { getDocument } from '@/lib/server/reads/counted';

/** The store's redirects, by one read. */
export async function readRedirects(store: StoreId): Promise<RedirectTable> {
  const stored = await getDocument(adminFirestore().doc(collections.redirects(store)));
  return redirectTable(parseRedirects(stored.data()));
}
