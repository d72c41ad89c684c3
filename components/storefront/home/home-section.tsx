import { useTranslation } from 'next-i18next/pages';
import { ProductGrid } from '@/components/storefront/catalogue/cards/product-grid';
import { Section } from '@/components/storefront/shell/section';
import { Link } from '@/components/ui/actions/link';
import { Picture } from '@/components/ui/media/picture';
import { useStoreSetting } from '@/context/store-setting-context';
import type { Brand } from '@/lib/domain/catalogue/product';
import type { ProductSummary } from '@/lib/domain/catalogue/product-summary';
import { localized, foreignTo } from '@/lib/domain/locale';
import type { HomeSectionId } from '@/lib/domain/store/store-setting';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { imageUrl } from '@/lib/pictures/image-url';
import { paths } from '@/lib/paths';
import styles from './home-view.module.css';

/** Targets of 'View all'; brands have no page of their own. */
const LINKS = {
  newArrivals: paths.products,
  allProducts: { pathname: paths.products, query: { sort: 'best-seller' } },
  trending: { pathname: paths.products, query: { sort: 'trending' } },
  topBrands: null,
} as const;

interface HomeSectionViewProps {
  readonly id: HomeSectionId;
  /** Empty for the title in the store's setting, else the application's. */
  readonly title?: string | undefined;
  readonly products?: readonly ProductSummary[];
  readonly brands?: readonly Brand[];
}

/** One of the four sections of the standard home page. */
export function HomeSectionView({ id, title, products = [], brands }: HomeSectionViewProps) {
  const { t } = useTranslation('catalogue');
  const locale = useLocale();
  const saved = useStoreSetting().homepage.sections.find((section) => section.id === id);
  const named = title || (saved && localized(saved.title, locale)) || t(`home.section.${id}`);
  return (
    <Section title={named} link={LINKS[id]}>
      {brands ? <BrandRow brands={brands} /> : <ProductGrid products={products} excerpt />}
    </Section>
  );
}

function BrandRow({ brands }: { brands: readonly Brand[] }) {
  const locale = useLocale();
  return (
    <ul className={styles.row}>
      {brands.map(({ id, slug, name, image }) => (
        <li key={id} className={styles.brand}>
          {image && (
            <span className={styles.mark}>
              <Picture src={imageUrl(image.path)} alt="" sizes="(min-width: 62em) 18vw, 46vw" />
            </span>
          )}
          <Link
            href={{ pathname: paths.products, query: { brand: slug } }}
            className={styles.name}
            {...foreignTo(locale, name)}
          >
            {localized(name, locale)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
