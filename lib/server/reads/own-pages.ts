import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { LOCALES, type Locale } from '@/lib/domain/locale';
import { HOME_PAGE_ID } from '@/lib/domain/own-pages/home/home-page';
import { MOST_PAGES, parseOwnPage, type OwnPage } from '@/lib/domain/own-pages/own-page';
import { shownContent } from '@/lib/domain/own-pages/shown-content';
import { slugIn } from '@/lib/domain/own-pages/slugs';
import { paths } from '@/lib/paths';
import { adminFirestore } from '@/lib/server/firebase';
import { readCache } from '@/lib/server/read-cache';
import { getDocument, getDocuments } from '@/lib/server/reads/counted';

/** TTL, because anybody may request sitemaps; a new page appears in them after this. */
const TTL_MS = 60 * 60 * 1000;

/** The page that has or had this slug in any language, shown or not, or null. One read. */
export async function readOwnPage(store: StoreId, slug: string): Promise<OwnPage | null> {
  const named = pagesOf(store).where('slugs', 'array-contains', slug).limit(1);
  const [page] = (await getDocuments(named)).docs;
  return page ? parseOwnPage(page.id, page.data()) : null;
}

/** The home page of sections, shown or not, or null. One read. */
export async function readHomePage(store: StoreId): Promise<OwnPage | null> {
  const page = await getDocument(adminFirestore().doc(collections.ownPage(store, HOME_PAGE_ID)));
  return page.exists ? parseOwnPage(page.id, page.data()) : null;
}

type Paths = Readonly<Record<Locale, string>>;

const cached = readCache<Paths[]>({ ttlMs: TTL_MS });

/** The paths, by language, of the pages that shoppers see now; at most `MOST_PAGES` reads an hour. */
export const readShownPages = (store: StoreId): Promise<Paths[]> =>
  cached(store, async () => {
    const { docs } = await getDocuments(pagesOf(store).select('live', 'next').limit(MOST_PAGES));
    const named = docs.filter(({ id }) => id !== HOME_PAGE_ID);
    return named.flatMap((doc) => {
      const { live, next } = parseOwnPage(doc.id, { ...doc.data(), updatedAt: 0 });
      const content = shownContent({ live, next }, Date.now());
      const pathIn = (locale: Locale) => (content ? paths.ownPage(slugIn(content, locale)) : '');
      return content ? [Object.fromEntries(LOCALES.map((one) => [one, pathIn(one)])) as Paths] : [];
    });
  });

const pagesOf = (store: StoreId) => adminFirestore().collection(collections.ownPages(store));
