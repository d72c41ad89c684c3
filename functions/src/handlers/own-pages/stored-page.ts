import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentData, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { StoreId } from '@/lib/domain/ids';
import { HOME_PAGE_ID } from '@/lib/domain/own-pages/home/home-page';
import { parseOwnPage, type OwnPage } from '@/lib/domain/own-pages/own-page';
import { pageTurnsAt } from '@/lib/domain/own-pages/shown-content';
import { slugsOf, tagsOf } from '@/lib/domain/own-pages/slugs';
import { fail, ok, type Result } from '@/lib/domain/result';
import { pathsShowing } from '@/lib/domain/routes/paths-showing';
import { invalidatePages } from '@/functions/src/adapters/database/invalidate-pages';

/** The page that a request changes. Fails with `own-page-not-found`, `edited-meanwhile`. */
export function seenPage(stored: DocumentSnapshot | undefined, seen: number): Result<OwnPage> {
  if (!stored?.exists) return fail({ code: 'own-page-not-found' });
  const page = parseOwnPage(stored.id, stored.data());
  return page.updatedAt > seen ? fail({ code: 'edited-meanwhile' }) : ok(page);
}

/** The fields by which a page is found: its slugs, and whether it is a post, with its tags. */
export const foundBy = (page: OwnPage): DocumentData => ({
  slugs: slugsOf(page),
  tags: tagsOf(page),
  kind: page.draft.post ? 'post' : 'page',
});

/** A page as stored, plus what it is found by and the time of its next scheduled change (null if none). */
export function pageDocument(page: OwnPage, now: number): DocumentData {
  const { id: _, updatedAt, ...stored } = page;
  return {
    ...stored,
    ...foundBy(page),
    updatedAt: Timestamp.fromMillis(updatedAt),
    turnsAt: pageTurnsAt(page, now),
  };
}

/** Invalidates every present and former address of the page, also where it is cached as missing; for a post, its lists too. */
export function invalidateOwnPage(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  now: number,
  versions: readonly OwnPage[],
): void {
  const slugs = new Set(versions.flatMap(slugsOf));
  const isHome = versions.some(({ id }) => id === HOME_PAGE_ID);
  const isPost = versions.some(({ draft }) => draft.post);
  const own = [...slugs].flatMap((slug) => pathsShowing(isPost ? 'post' : 'own-page', slug));
  const paths = [...(isHome ? ['/'] : []), ...own, ...(isPost ? pathsShowing('posts', '*') : [])];
  if (paths.length) invalidatePages(tx, db, store, now, paths);
}
