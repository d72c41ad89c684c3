import { Timestamp } from 'firebase-admin/firestore';
import type { PublishOwnPageRequest } from '@/lib/domain/api/own-pages';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import type { FieldError } from '@/lib/domain/forms/field-errors';
import { storeId } from '@/lib/domain/ids';
import { HOME_PAGE_ID } from '@/lib/domain/own-pages/home/home-page';
import { MOST_VERSIONS, type OwnPage } from '@/lib/domain/own-pages/own-page';
import { formerSlugsAfter, slugIn } from '@/lib/domain/own-pages/slugs';
import { turnedPage } from '@/lib/domain/own-pages/turned-page';
import { text } from '@/lib/domain/parse/fields';
import { fail, ok, type Result } from '@/lib/domain/result';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { signature } from '@/functions/src/adapters/people/staff-name';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { invalidateOwnPage, pageDocument, seenPage } from './stored-page';

/**
 * Publishes the draft, now or at a later time, and stores it as a version; it replaces a version scheduled before. Fails with
 * `own-page-not-found`, `edited-meanwhile`, and `invalid-input` for a page without a title or an address in either language, or
 * an end in the past.
 */
export async function publishOwnPage(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { storeId: named, id, seen, from, to }: PublishOwnPageRequest,
  caller: Caller,
): Promise<Result<Callables['publishOwnPage']['response']>> {
  const store = storeId(named);
  const ref = db.doc(collections.ownPage(store, id));
  const versions = db.collection(collections.ownPageVersions(store, id));
  return inTransaction(db, async (tx) => {
    const [stored, author] = await tx.getAll(ref, db.doc(collections.storeUser(store, caller.uid)));
    const known = seenPage(stored, seen);
    if (!known.ok) return known;
    const kept = await tx.get(versions.orderBy('savedAt', 'desc').select());
    const at = now();
    const before = turnedPage(known.value, at);
    const problem = problemOf(before, to, at);
    if (problem) return fail({ code: 'invalid-input', fields: problem });
    const updatedAt = Math.max(at, before.updatedAt + 1);
    const after: OwnPage = { ...published(before, { from, to }, at), updatedAt };
    tx.set(ref, pageDocument(after, at));
    tx.create(versions.doc(), {
      content: before.draft,
      savedAt: Timestamp.fromMillis(updatedAt),
      by: caller.uid,
      author: signature(text(author?.get('name')), caller.email),
    });
    for (const old of kept.docs.slice(MOST_VERSIONS - 1)) tx.delete(old.ref);
    invalidateOwnPage(tx, db, store, at, [known.value, after]);
    return ok({ updatedAt });
  });
}

interface Time {
  readonly from: number | null;
  readonly to: number | null;
}

function published(page: OwnPage, { from, to }: Time, at: number): OwnPage {
  const content = page.draft;
  const publishedAt = firstShown(page, from, at);
  if (from !== null && from > at) return { ...page, publishedAt, next: { content, from, to, at } };
  const formerSlugs = formerSlugsAfter(page, content);
  return { ...page, publishedAt, live: { content, from, to, at }, next: null, formerSlugs };
}

/** A first publication that is still to come is replaced. */
function firstShown({ publishedAt }: OwnPage, from: number | null, at: number): number {
  return publishedAt !== undefined && publishedAt <= at ? publishedAt : Math.max(from ?? at, at);
}

function problemOf(
  { id, draft }: OwnPage,
  to: number | null,
  at: number,
): Readonly<Record<string, FieldError>> | null {
  const isNamed = id === HOME_PAGE_ID || draft.title.en || draft.title.ar;
  if (!isNamed) return { 'content.title.en': 'field.title.required' };
  if (id !== HOME_PAGE_ID && !slugIn(draft, 'en')) return { 'content.slug.en': 'field.slug.required' };
  return to !== null && to <= at ? { to: 'field.until.invalid' } : null;
}
