import { PageSections } from '@/components/storefront/pages/page-sections';
import { SectionsJsonLd } from '@/components/storefront/pages/sections-json-ld';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { JsonLd } from '@/components/ui/text/json-ld';
import { useStoreSetting } from '@/context/store-setting-context';
import { siteAddress, siteOrigin } from '@/lib/site-urls';
import type { ProductImage } from '@/lib/domain/catalogue/product';
import { LOCALES, localized, type Locale } from '@/lib/domain/locale';
import type { ResolvedSection, ShownText } from '@/lib/domain/own-pages/resolved-section';
import { breadcrumbJsonLd } from '@/lib/domain/seo/json-ld';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { paths as routes } from '@/lib/paths';

interface OwnPageViewProps {
  readonly title: ShownText;
  readonly description: string;
  /** The page's path in each language. */
  readonly paths: Readonly<Record<Locale, string>>;
  /** The picture for shared links; by default the page's first picture. */
  readonly image?: ProductImage;
  readonly sections: readonly ResolvedSection[];
}

/** A page that the store built from sections. */
export function OwnPageView({ title, description, paths, image, sections }: OwnPageViewProps) {
  const locale = useLocale();
  const hero = sections.find((section) => section.kind === 'hero');
  return (
    <>
      <StorefrontHead
        page={title.text}
        {...(description && { description })}
        image={image ?? (hero?.image && { ...hero.image, alt: bothOf(hero.image.alt) })}
        paths={paths}
      />
      <PageSections title={title} sections={sections} />
      <PageJsonLd title={title} paths={paths} />
      <SectionsJsonLd sections={sections} path={paths[locale]} />
    </>
  );
}

const bothOf = (text: string) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, text])) as Record<Locale, string>;

/** The page's breadcrumb for search engines; browsers do not need it. */
function PageJsonLd({ title, paths }: Pick<OwnPageViewProps, 'title' | 'paths'>) {
  const locale = useLocale();
  const setting = useStoreSetting();
  const origin = siteOrigin(setting);
  const steps = [
    { name: localized(setting.name, locale), address: siteAddress(origin, routes.home, locale) },
    { name: title.text, address: siteAddress(origin, paths[locale], locale) },
  ];
  return <JsonLd data={typeof window === 'undefined' ? breadcrumbJsonLd(steps) : null} />;
}
