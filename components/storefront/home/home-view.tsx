import { useTranslation } from 'next-i18next/pages';
import { Part } from '@/components/storefront/shell/part';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { JsonLd } from '@/components/ui/text/json-ld';
import { useStoreSetting } from '@/context/store-setting-context';
import { siteAddress, siteOrigin } from '@/lib/site-urls';
import type { Brand } from '@/lib/domain/catalogue/product';
import type { ProductSummary } from '@/lib/domain/catalogue/product-summary';
import { organizationJsonLd, webSiteJsonLd } from '@/lib/domain/seo/json-ld';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { imageUrl } from '@/lib/pictures/image-url';
import { paths } from '@/lib/paths';
import { ComposedHome, type ComposedHomeProps } from './composed-home';
import { HomeHero } from './home-hero';
import { HomeSectionView } from './home-section';

export interface HomeProps {
  readonly newArrivals: readonly ProductSummary[];
  readonly allProducts: readonly ProductSummary[];
  readonly trending: readonly ProductSummary[];
  readonly topBrands: readonly Brand[];
}

type HomeViewProps = HomeProps | { readonly home: ComposedHomeProps };

export function HomeView(props: HomeViewProps) {
  const { t } = useTranslation('catalogue');
  const subtitle = t('home.hero.subtitle');
  return 'home' in props ? (
    <>
      <StorefrontHead
        page={t('home.title')}
        description={props.home.description || subtitle}
        image={props.home.image}
      />
      <ComposedHome {...props.home} />
      <SiteJsonLd />
    </>
  ) : (
    <>
      <StorefrontHead page={t('home.title')} description={subtitle} />
      <StandardHome {...props} />
      <SiteJsonLd />
    </>
  );
}

/** The hero and the four sections of SPEC.md, as the store's setting sorts them. */
function StandardHome(props: HomeProps) {
  const { t } = useTranslation('catalogue');
  const { homepage } = useStoreSetting();
  const sections = homepage.sections.filter(({ enabled, id }) => enabled && props[id].length > 0);
  return (
    <>
      <HomeHero />
      {sections.map(({ id }) => (
        <Part key={id} name={id}>
          <HomeSectionView
            id={id}
            {...(id === 'topBrands' ? { brands: props.topBrands } : { products: props[id] })}
          />
        </Part>
      ))}
      {props.allProducts.length === 0 && (
        <EmptyState icon="box" title={t('home.empty.title')} description={t('home.empty.text')} />
      )}
    </>
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
  const termsAddress = siteAddress(origin, paths.terms, locale);
  const search = `${siteAddress(origin, paths.products, locale)}?q={search_term_string}`;
  return (
    <>
      <JsonLd
        data={typeof window === 'undefined' ? organizationJsonLd({ ...site, logo, termsAddress }) : null}
      />
      <JsonLd data={typeof window === 'undefined' ? webSiteJsonLd(site, search) : null} />
    </>
  );
}
