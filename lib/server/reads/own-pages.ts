import type { Query } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { HOME_PAGE_ID } from '@/lib/domain/own-pages/home/home-page';
import { MOST_PAGES, parseOwnPage, type OwnPage } from '@/lib/domain/own-pages/own-page';
import { shownContent } from '@/lib/domain/own-pages/shown-content';
import { count, millis } from '@/lib/domain/parse/fields';
import { adminFirestore } from '@/lib/server/firebase';
import { readCache } from '@/lib/server/read-cache';
import { getDocument, getDocuments } from '@/lib/server/reads/counted';

/** TTL of lists for programs; pages that appear or end by the clock are in them after this. */
const TTL_MS = 10 * 60 * 1000;

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

/** What lists need; sections may take 300 KB a page. */
const LISTED = ['from', 'to', 'at', 'content.title', 'content.description', 'content.slug', 'content.image'];
const FIELDS = ['live', 'next'].flatMap((one) =>
  [...LISTED, 'content.post'].map((field) => `${one}.${field}`),
);

/** Pages without their sections and drafts. */
async function readListed(query: Query): Promise<OwnPage[]> {
  const { docs } = await getDocuments(query.select(...FIELDS, 'publishedAt', 'updatedAt').limit(MOST_PAGES));
  return docs.map((doc) => {
    // Firestore answers a map for fields of null, which is no publication.
    const { live, next, ...fields } = doc.data();
    return parseOwnPage(doc.id, {
      ...fields,
      live: live?.content ? live : null,
      next: next?.content ? next : null,
    });
  });
}

/** Every post, or those with this tag, shown or not. A tag that no post has costs one read. */
export function readPosts(store: StoreId, tag?: string): Promise<OwnPage[]> {
  const posts = pagesOf(store);
  return readListed(
    tag === undefined ? posts.where('kind', '==', 'post') : posts.where('tags', 'array-contains', tag),
  );
}

const cached = readCache<OwnPage[]>({ ttlMs: TTL_MS });

/**
 * The pages and posts that shoppers see now, without their sections and the home page. One read finds out whether one was saved since the last
 * time; then, and after the TTL, all are read.
 */
export async function readShownPages(store: StoreId): Promise<OwnPage[]> {
  const latest = await getDocuments(pagesOf(store).orderBy('updatedAt', 'desc').select('updatedAt').limit(1));
  const revision = count(millis(latest.docs[0]?.get('updatedAt'))) ?? 0;
  const pages = await cached(store, () => readListed(pagesOf(store)), revision);
  return pages.filter((page) => page.id !== HOME_PAGE_ID && shownContent(page, Date.now()));
}

const pagesOf = (store: StoreId) => adminFirestore().collection(collections.ownPages(store));
