import { useTranslation } from 'next-i18next/pages';
import { Activity } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { ProductGrid } from '@/components/storefront/catalogue/product-grid';
import { useStoreSetting } from '@/context/store-setting-context';
import type { Brand } from '@/lib/domain/catalogue/product';
import type { ProductSummary } from '@/lib/domain/catalogue/product-summary';
import { localized } from '@/lib/domain/locale';
import type { HomeSection, HomeSectionId } from '@/lib/domain/store/store-setting';
import { paths } from '@/lib/paths';
import { useLocale } from '@/lib/hooks/use-locale';
import { BrandRow } from './brand-row';
import { Hero } from './hero';
import { Section } from './section';
import { SiteJsonLd } from './site-json-ld';

export interface HomeProps {
  readonly newArrivals: readonly ProductSummary[];
  readonly allProducts: readonly ProductSummary[];
  readonly trending: readonly ProductSummary[];
  readonly topBrands: readonly Brand[];
}

/** Where 'View all' leads; brands have no list of their own. */
const LINKS = {
  newArrivals: paths.products,
  allProducts: { pathname: paths.products, query: { sort: 'best-seller' } },
  trending: { pathname: paths.products, query: { sort: 'trending' } },
  topBrands: null,
} as const;

export function HomeView(props: HomeProps) {
  const { t } = useTranslation('catalogue');
  const { homepage } = useStoreSetting();
  const sections = homepage.sections.filter(({ enabled, id }) => enabled && props[id].length > 0);
  return (
    <>
      <StorefrontHead page={t('home.title')} description={t('home.hero.subtitle')} />
      <Hero />
      {sections.map((section) => (
        <Activity key={section.id}>
          <HomeSectionView section={section} {...props} />
        </Activity>
      ))}
      {props.allProducts.length === 0 && (
        <EmptyState icon="box" title={t('home.empty.title')} description={t('home.empty.text')} />
      )}
      <SiteJsonLd />
    </>
  );
}

function HomeSectionView({ section: { id, title }, ...props }: HomeProps & { section: HomeSection }) {
  const { t } = useTranslation('catalogue');
  const locale = useLocale();
  return (
    <Section title={localized(title, locale) || t(`home.section.${id}`)} link={LINKS[id]}>
      {isBrands(id) ? <BrandRow brands={props.topBrands} /> : <ProductGrid products={props[id]} excerpt />}
    </Section>
  );
}

const isBrands = (id: HomeSectionId): id is 'topBrands' => id === 'topBrands';
