import type { Category } from '@/lib/domain/catalogue/product';
import { slugIn } from '@/lib/domain/catalogue/slug';
import type { Locale } from '@/lib/domain/locale';
import { paths } from '@/lib/paths';

/** The path of a category's page in a language; `parent` is a sub-category's parent. */
export const categoryPathIn = (locale: Locale, category: Category, parent: Category | undefined): string =>
  parent
    ? paths.category(slugIn(parent, locale), slugIn(category, locale))
    : paths.category(slugIn(category, locale));
