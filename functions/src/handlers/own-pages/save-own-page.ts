import type { Callables } from '@/lib/domain/api/callables';
import type { SaveOwnPageRequest } from '@/lib/domain/api/own-pages';
import { collections } from '@/lib/domain/collections';
import type { FieldError } from '@/lib/domain/forms/field-errors';
import { storeId } from '@/lib/domain/ids';
import type { LocalizedText } from '@/lib/domain/locale';
import { HOME_PAGE_ID } from '@/lib/domain/own-pages/home/home-page';
import { MOST_PAGES, MOST_PAGE_BYTES, type OwnPage, type PageContent } from '@/lib/domain/own-pages/own-page';
import { picturesOf } from '@/lib/domain/own-pages/section-pictures';
import { fail, ok, type Result } from '@/lib/domain/result';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import type { Deps } from '@/functions/src/deps';
import { Timestamp } from 'firebase-admin/firestore';
import { freeSlugs } from './free-slugs';
import { foundBy, pageDocument, seenPage } from './stored-page';

/**
 * Creates a page (`seen` 0) or changes its draft, without scripts and styles. The home page has no slug. Fails with `store-not-found`,
 * `own-page-not-found`, `own-pages-too-many`, `edited-meanwhile`, and `invalid-input` at `content.slug` (see `freeSlugs`), at
 * `content.sections` for a page that is too long, at `content.post` for a page that becomes a post, and at a picture that is another store's.
 */
export async function saveOwnPage(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { storeId: named, id, content: written, seen }: SaveOwnPageRequest,
): Promise<Result<Callables['saveOwnPage']['response']>> {
  const store = storeId(named);
  const { safeHtml } = await import('@/lib/domain/store/safe-html');
  const content = cleaned(written, safeHtml);
  const problems = problemsOf(content, named);
  if (problems) return fail({ code: 'invalid-input', fields: problems });
  const ref = db.doc(collections.ownPage(store, id));

  return inTransaction(db, async (tx) => {
    const [setting, stored] = await tx.getAll(db.doc(collections.storeSetting(store)), ref);
    if (!setting?.exists) return fail({ code: 'store-not-found' });
    const isNew = !stored?.exists && seen === 0;
    const known = isNew ? ok(null) : seenPage(stored, seen);
    if (!known.ok) return known;
    const isHome = id === HOME_PAGE_ID;
    // Its addresses would change, and the home page has none.
    const isPost = Boolean(content.post);
    if ((isHome && isPost) || (known.value && Boolean(known.value.draft.post) !== isPost))
      return fail({ code: 'invalid-input', fields: { 'content.post': 'field.invalid' } });
    if (isNew && !isHome) {
      const pages = await tx.get(db.collection(collections.ownPages(store)).count());
      if (pages.data().count >= MOST_PAGES) return fail({ code: 'own-pages-too-many' });
    }
    const slug = isHome ? ok(NO_SLUGS) : await freeSlugs(tx, db, store, id, content);
    if (!slug.ok) return slug;
    const draft = { ...content, slug: slug.value };
    const updatedAt = Math.max(now(), (known.value?.updatedAt ?? 0) + 1);
    const page: OwnPage = { ...(known.value ?? { id, ...UNPUBLISHED }), draft, updatedAt };
    // A scheduled change stays scheduled.
    if (known.value) tx.update(ref, { draft, ...foundBy(page), updatedAt: Timestamp.fromMillis(updatedAt) });
    else tx.create(ref, pageDocument(page, now()));
    return ok({ updatedAt, content: draft });
  });
}

const NO_SLUGS: LocalizedText = { en: '', ar: '' };
const UNPUBLISHED = { live: null, next: null, formerSlugs: [] } as const;

function cleaned(content: PageContent, safeHtml: (html: string) => string): PageContent {
  const both = ({ en, ar }: LocalizedText) => ({ en: safeHtml(en), ar: safeHtml(ar) });
  const sections = content.sections.map((section) =>
    section.kind === 'text' ? { ...section, body: both(section.body) } : section,
  );
  // The form sends null for no image, which the page does not store.
  const { image, post, ...rest } = content;
  return { ...rest, ...(image && { image }), ...(post && { post }), sections };
}

function problemsOf({ sections, ...content }: PageContent, store: string): Record<string, FieldError> | null {
  const foreign = sections.findIndex((section) =>
    picturesOf(section).some(({ path }) => !path.startsWith(`stores/${store}/`)),
  );
  if (foreign >= 0) return { [`content.sections[${foreign}]`]: 'field.pictures.foreign' };
  if (content.image && !content.image.path.startsWith(`stores/${store}/`))
    return { 'content.image': 'field.pictures.foreign' };
  const bytes = Buffer.byteLength(JSON.stringify({ sections, ...content }));
  return bytes > MOST_PAGE_BYTES ? { 'content.sections': 'field.page.large' } : null;
}
