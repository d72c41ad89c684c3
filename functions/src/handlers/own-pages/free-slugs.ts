import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { freeSlug, slugOf, withEnding } from '@/lib/domain/catalogue/slug';
import { collections } from '@/lib/domain/collections';
import type { FieldError } from '@/lib/domain/forms/field-errors';
import type { StoreId } from '@/lib/domain/ids';
import { LOCALES, type Locale, type LocalizedText } from '@/lib/domain/locale';
import type { PageContent } from '@/lib/domain/own-pages/own-page';
import { listOf, text } from '@/lib/domain/parse/fields';
import { fail, ok, type Result } from '@/lib/domain/result';

/** Slugs tried per language; Firestore compares a list with at most thirty values. */
const SLUGS_TRIED = 12;

/**
 * The slugs of a page in both languages: the typed ones, which must be free, else free ones made from its titles; empty without
 * a title. Fails at `content.slug` for one that another page has or had.
 */
export async function freeSlugs(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  id: string,
  { title, slug }: Pick<PageContent, 'title' | 'slug'>,
): Promise<Result<LocalizedText>> {
  const candidates = { en: candidatesOf('en'), ar: candidatesOf('ar') };
  const all = [...new Set([...candidates.en, ...candidates.ar])];
  if (all.length === 0) return ok({ en: '', ar: '' });
  const found = await tx.get(
    db.collection(collections.ownPages(store)).where('slugs', 'array-contains-any', all).select('slugs'),
  );
  const others = found.docs.filter((other) => other.id !== id);
  const taken = new Set(others.flatMap((other) => listOf(other.get('slugs'), text)));
  const refused = LOCALES.filter((locale) => slug[locale] && taken.has(slug[locale]));
  if (refused.length)
    return fail({
      code: 'invalid-input',
      fields: Object.fromEntries(
        refused.map((locale) => [`content.slug.${locale}`, 'field.slug.taken' satisfies FieldError]),
      ),
    });
  return ok({ en: freeIn('en'), ar: freeIn('ar') });

  function candidatesOf(locale: Locale): string[] {
    if (slug[locale]) return [slug[locale]];
    const made = slugOf(title[locale]);
    const slugs: string[] = [];
    while (made && slugs.length < SLUGS_TRIED)
      slugs.push(freeSlug(made, (candidate) => slugs.includes(candidate)));
    return slugs;
  }

  function freeIn(locale: Locale): string {
    const [first = ''] = candidates[locale];
    const free = candidates[locale].find((candidate) => !taken.has(candidate));
    return free ?? (first && withEnding(first, id.toLowerCase().slice(0, 20)));
  }
}
