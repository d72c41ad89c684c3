import { useTranslation } from 'next-i18next/pages';
import { Link } from '@/components/ui/actions/link';
import { Icon } from '@/components/ui/media/icon';
import { Picture } from '@/components/ui/media/picture';
import { VisuallyHidden } from '@/components/ui/text/visually-hidden';
import { useCurrency } from '@/context/currency-context';
import type { ListedCategory } from '@/lib/domain/catalogue/product';
import { summarize } from '@/lib/domain/catalogue/product-summary';
import { foreignTo, localized, type Foreign } from '@/lib/domain/locale';
import type { Suggestions } from '@/lib/firestore/catalogue/suggestions';
import type { useListbox } from '@/lib/hooks/browser/use-listbox';
import { useMinute } from '@/lib/hooks/browser/use-minute';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { imageUrl } from '@/lib/pictures/image-url';
import { paths } from '@/lib/paths';
import styles from './search-suggestions.module.css';

interface SearchSuggestionsProps {
  readonly typed: string;
  readonly found: Suggestions;
  readonly categories: readonly ListedCategory[];
  readonly listbox: Pick<ReturnType<typeof useListbox>, 'listId' | 'active' | 'optionId'>;
  readonly onLeave: () => void;
}

export function SearchSuggestions({ typed, found, categories, listbox, onLeave }: SearchSuggestionsProps) {
  const { t } = useTranslation('common');
  const options = useSearchOptions(typed, found, categories);
  return (
    <>
      <div
        role="listbox"
        id={listbox.listId}
        aria-label={t('shell.search.suggestions')}
        className={styles.list}
        // Keeps the focus in the field; otherwise the list would close before the click.
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.map(({ href, label, lang, dir, hint, picture }, index) => (
          <Link
            key={href}
            role="option"
            id={listbox.optionId(index)}
            aria-selected={index === listbox.active}
            tabIndex={-1}
            href={href}
            className={styles.option}
            onClick={onLeave}
          >
            <span className={styles.picture}>
              {picture ? <Picture src={picture} alt="" sizes="48px" /> : <Icon name="search" size={18} />}
            </span>
            <span className={styles.label}>
              <bdi lang={lang} dir={dir}>
                {label}
              </bdi>
            </span>
            {hint && <span className={styles.hint}>{hint}</span>}
          </Link>
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{t('shell.search.found', { count: options.length })}</span>
      </VisuallyHidden>
    </>
  );
}

/** One suggestion for the typed text. */
interface SearchOption extends Foreign {
  readonly href: string;
  readonly label: string;
  /** Shown beside the label: a price, or a sub-category's category. */
  readonly hint?: string;
  /** Address of a small picture; `null` shows an icon in its place. */
  readonly picture: string | null;
}

/** Matching categories and products, then the whole list of results. */
function useSearchOptions(
  typed: string,
  found: Suggestions,
  categories: readonly ListedCategory[],
): readonly SearchOption[] {
  const { t } = useTranslation('common');
  const locale = useLocale();
  const { format } = useCurrency();
  const now = useMinute();

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
    const { slug, title, picture, price, lang, dir } = summarize(product, locale, now);
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
