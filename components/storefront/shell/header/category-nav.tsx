import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { Link } from '@/components/ui/actions/link';
import type { ListedCategory } from '@/lib/domain/catalogue/product';
import { foreignTo, localized } from '@/lib/domain/locale';
import { usePage } from '@/lib/hooks/browser/use-page';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { paths } from '@/lib/paths';
import styles from './category-nav.module.css';

export function CategoryNav({ categories }: { categories: readonly ListedCategory[] }) {
  const { t } = useTranslation('common');
  const locale = useLocale();
  const { query } = useRouter();
  const page = usePage();
  const isIn = (slug: string) => page !== paths.mostSelling && query.category === slug;
  const isAll = page === paths.products && !query.category;
  return (
    <nav aria-label={t('shell.categories')} className={styles.nav}>
      <ul className={styles.list}>
        <li>
          <Link href={paths.products} aria-current={isAll ? 'page' : undefined}>
            {t('shell.allBoards')}
          </Link>
        </li>
        <li>
          <Link href={paths.mostSelling} aria-current={page === paths.mostSelling ? 'page' : undefined}>
            {t('shell.mostSelling')}
          </Link>
        </li>
        {categories.map(({ id, slug, name }) => (
          <li key={id}>
            <Link
              href={paths.category(slug)}
              aria-current={isIn(slug) ? 'page' : undefined}
              {...foreignTo(locale, name)}
            >
              {localized(name, locale)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
