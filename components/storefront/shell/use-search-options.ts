import { useTranslation } from 'next-i18next/pages';
import { useCurrency } from '@/context/currency-context';
import type { ListedCategory } from '@/lib/domain/catalogue/product';
import { summarize } from '@/lib/domain/catalogue/product-summary';
import { foreignTo, localized, type Foreign } from '@/lib/domain/locale';
import type { Suggestions } from '@/lib/firestore/suggestions';
import { useLocale } from '@/lib/hooks/use-locale';
import { imageUrl } from '@/lib/images';
import { paths } from '@/lib/paths';

/** One way on from what is typed. */
interface SearchOption extends Foreign {
  readonly href: string;
  readonly label: string;
  /** Beside the label: a price, or the category above a sub-category. */
  readonly hint?: string;
  /** Address of a small picture; `null` shows an icon in its place. */
  readonly picture: string | null;
}

/** Categories and products that are meant, then the whole list of results. */
export function useSearchOptions(
  typed: string,
  found: Suggestions,
  categories: readonly ListedCategory[],
): readonly SearchOption[] {
  const { t } = useTranslation('common');
  const locale = useLocale();
  const { format } = useCurrency();

  const groups = found.categories.map(({ slug, name, imagePath, parentId }) => {
    const parent = categories.find(({ id }) => id === parentId);
    return {
      href: parent ? paths.category(parent.slug, slug) : paths.category(slug),
      label: localized(name, locale),
      ...foreignTo(locale, name),
      hint: parent ? localized(parent.name, locale) : t('shell.categories'),
      picture: imagePath && imageUrl(imagePath),
    };
  });
  const products = found.products.map((product) => {
    const { slug, title, picture, price, lang, dir } = summarize(product, locale);
    const href = paths.product(slug);
    return { href, label: title, lang, dir, hint: format(price), picture: picture && imageUrl(picture.path) };
  });
  const all = `${paths.products}?q=${encodeURIComponent(typed)}`;
  return [
    ...groups,
    ...products,
    { href: all, label: t('shell.search.all', { query: typed }), picture: null },
  ];
}
