import { PageSections } from '@/components/storefront/pages/page-sections';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { JsonLd } from '@/components/ui/text/json-ld';
import { useStoreSetting } from '@/context/store-setting-context';
import { siteAddress, siteOrigin } from '@/lib/addresses';
import type { ProductImage } from '@/lib/domain/catalogue/product';
import { LOCALES, localized, type Locale } from '@/lib/domain/locale';
import type { ResolvedSection, ShownText } from '@/lib/domain/own-pages/resolved-section';
import { faqJsonLd } from '@/lib/domain/seo/faq-json-ld';
import { breadcrumbJsonLd } from '@/lib/domain/seo/json-ld';
import { placeJsonLd } from '@/lib/domain/seo/place-json-ld';
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
      <PageJsonLd title={title} paths={paths} sections={sections} />
    </>
  );
}

const bothOf = (text: string) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, text])) as Record<Locale, string>;

/** The page's breadcrumb, FAQ and shop for search engines; browsers do not need them. */
function PageJsonLd({ title, paths, sections }: Omit<OwnPageViewProps, 'description' | 'image'>) {
  const locale = useLocale();
  const setting = useStoreSetting();
  const isServer = typeof window === 'undefined';
  const origin = siteOrigin(setting);
  const asked = sections.flatMap((section) => (section.kind === 'faq' ? section.items : []));
  const place = sections.find((section) => section.kind === 'hours');
  const address = siteAddress(origin, paths[locale], locale);
  const steps = [
    { name: localized(setting.name, locale), address: siteAddress(origin, routes.home, locale) },
    { name: title.text, address },
  ];
  return (
    <>
      <JsonLd data={isServer ? breadcrumbJsonLd(steps) : null} />
      {place && <JsonLd data={isServer ? placeJsonLd({ section: place, setting, locale, address }) : null} />}
      {asked.length > 0 && <JsonLd data={isServer ? faqJsonLd(asked) : null} />}
    </>
  );
}
