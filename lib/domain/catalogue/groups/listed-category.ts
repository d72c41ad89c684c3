import type { Category } from '@/lib/domain/catalogue/product';
import { slugIn } from '@/lib/domain/catalogue/slug';
import type { Locale } from '@/lib/domain/locale';

/** A category in one language for links, without the texts that only its own page shows. */
export function inLanguage(category: Category, locale: Locale) {
  const { slugAr: _, seoTitle: _title, seoDescription: _description, ...listed } = category;
  const slug = slugIn(category, locale);
  const otherSlug = slugIn(category, locale === 'ar' ? 'en' : 'ar');
  return { ...listed, slug, ...(otherSlug !== slug && { otherSlug }) };
}
