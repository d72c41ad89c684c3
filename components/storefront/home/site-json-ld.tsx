import { JsonLd } from '@/components/ui/json-ld';
import { useStoreSetting } from '@/context/store-setting-context';
import { siteAddress, siteOrigin } from '@/lib/addresses';
import { organizationJsonLd, webSiteJsonLd } from '@/lib/domain/seo/json-ld';
import { useLocale } from '@/lib/hooks/use-locale';
import { imageUrl } from '@/lib/images';
import { paths } from '@/lib/paths';

/** The store and its search box for search engines. */
export function SiteJsonLd() {
  const locale = useLocale();
  const setting = useStoreSetting();
  const origin = siteOrigin(setting);
  // Search engines read the page as it was served, so the browser needs none of this.
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
