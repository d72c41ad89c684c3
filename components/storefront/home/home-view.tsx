import { useTranslation } from 'next-i18next/pages';
import { ProductGrid } from '@/components/storefront/catalogue/cards/product-grid';
import { Part } from '@/components/storefront/shell/part';
import { Section } from '@/components/storefront/shell/section';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { Link } from '@/components/ui/actions/link';
import { LinkButton } from '@/components/ui/actions/link-button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Picture } from '@/components/ui/media/picture';
import { JsonLd } from '@/components/ui/text/json-ld';
import { useStoreSetting } from '@/context/store-setting-context';
import { siteAddress, siteOrigin } from '@/lib/addresses';
import type { Brand } from '@/lib/domain/catalogue/product';
import type { ProductSummary } from '@/lib/domain/catalogue/product-summary';
import { localized, foreignTo } from '@/lib/domain/locale';
import { organizationJsonLd, webSiteJsonLd } from '@/lib/domain/seo/json-ld';
import type { HomeSection, HomeSectionId } from '@/lib/domain/store/store-setting';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { imageUrl } from '@/lib/pictures/image-url';
import { paths } from '@/lib/paths';
import { recipe } from '@/theme/recipe';
import styles from './home-view.module.css';

export interface HomeProps {
  readonly newArrivals: readonly ProductSummary[];
  readonly allProducts: readonly ProductSummary[];
  readonly trending: readonly ProductSummary[];
  readonly topBrands: readonly Brand[];
}

/** Targets of 'View all'; brands have no page of their own. */
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
        <Part key={section.id} name={section.id}>
          <HomeSectionView section={section} {...props} />
        </Part>
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

function Hero() {
  const { t } = useTranslation('catalogue');
  const locale = useLocale();
  const { title, subtitle, image } = useStoreSetting().homepage.hero;
  return (
    <div className={styles.hero} data-pictured={image ? true : undefined}>
      <div className={styles.words}>
        <h1 className={recipe('heading', { size: '5xl', className: styles.title })}>
          {localized(title, locale) || t('home.hero.title')}
        </h1>
        <p className={styles.subtitle}>{localized(subtitle, locale) || t('home.hero.subtitle')}</p>
        <LinkButton href={paths.products} size="lg" className={styles.action}>
          {t('home.hero.action')}
        </LinkButton>
      </div>
      {image && (
        <div className={styles.picture} style={{ aspectRatio: `${image.width} / ${image.height}` }}>
          <Picture
            src={imageUrl(image.path)}
            alt={localized(image.alt, locale)}
            sizes="(min-width: 90rem) 52rem, (min-width: 62em) 58vw, 100vw"
            first
          />
        </div>
      )}
    </div>
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

/** The store and its search box for search engines. */
function SiteJsonLd() {
  const locale = useLocale();
  const setting = useStoreSetting();
  const origin = siteOrigin(setting);
  // Rendered on the server only, because search engines read the page as served.
  const site = { setting, locale, address: siteAddress(origin, paths.home, locale) };
  const logo = setting.logo ? imageUrl(setting.logo.path) : `${origin}/logo.svg`;
  const search = `${siteAddress(origin, paths.products, locale)}?q={search_term_string}`;
  return (
    <>
      <JsonLd data={typeof window === 'undefined' ? organizationJsonLd({ ...site, logo }) : null} />
      <JsonLd data={typeof window === 'undefined' ? webSiteJsonLd(site, search) : null} />
    </>
  );
}
