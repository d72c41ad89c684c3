import { useTranslation } from 'next-i18next/pages';
import { Link } from '@/components/ui/link';
import type { ListedCategory } from '@/lib/domain/catalogue/product';
import { foreignTo, localized } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/use-locale';
import { paths } from '@/lib/paths';
import styles from './sub-category-chips.module.css';

interface SubCategoryChipsProps {
  readonly category: ListedCategory;
  readonly categories: readonly ListedCategory[];
  /** Slug of the sub-category that is shown, empty for the whole category. */
  readonly current: string;
}

export function SubCategoryChips({ category, categories, current }: SubCategoryChipsProps) {
  const { t } = useTranslation('catalogue');
  const locale = useLocale();
  const name = localized(category.name, locale);
  const subs = categories.filter(({ parentId }) => parentId === category.id);
  if (subs.length === 0) return null;
  const chips = [
    { slug: '', label: t('categories.all', { category: name }) },
    ...subs.map((sub) => ({
      slug: sub.slug,
      label: localized(sub.name, locale),
      ...foreignTo(locale, sub.name),
    })),
  ];
  return (
    <nav aria-label={t('categories.subCategories', { category: name })} className={styles.nav}>
      <ul className={styles.chips}>
        {chips.map(({ slug, label, ...foreign }) => (
          <li key={slug}>
            <Link
              href={paths.category(category.slug, slug)}
              aria-current={slug === current ? 'page' : undefined}
              className={styles.chip}
              {...foreign}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
