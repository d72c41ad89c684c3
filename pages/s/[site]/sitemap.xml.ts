import { siteOrigin } from '@/lib/site-urls';
import { sitemapPaths } from '@/lib/domain/routes/sitemap-paths';
import { sitemapIndex } from '@/lib/domain/seo/sitemap';
import { latestShell } from '@/lib/server/pages/latest-shell';
import { sitemapParts } from '@/lib/server/sitemap';
import { readingFor } from '@/lib/server/reads/counted';
import { textFile } from '@/lib/server/http/text-file';

export default function Sitemap() {
  return null;
}

/** The index of sitemaps: one of the pages, and one of the products of each category. */
export const getServerSideProps = textFile('application/xml', async (store) => {
  const parts = readingFor('/sitemap.xml', () => sitemapParts(store));
  const [slugs, { storeSetting }] = await Promise.all([parts, latestShell(store)]);
  const origin = siteOrigin(storeSetting);
  const addresses = [sitemapPaths.pages, ...slugs.map(sitemapPaths.products)];
  return [sitemapIndex(addresses.map((path) => `${origin}${path}`))];
});
