import { siteOrigin } from '@/lib/addresses';
import { storeId } from '@/lib/domain/ids';
import { sitemapPaths } from '@/lib/domain/routes/sitemap-paths';
import { sitemapIndex } from '@/lib/domain/seo/sitemap';
import { env } from '@/lib/env';
import { cachedShell } from '@/lib/server/pages/shell-props';
import { latestKnownRevision } from '@/lib/server/pages/shell-revision';
import { sitemapParts } from '@/lib/server/sitemap';
import { readingFor } from '@/lib/server/reads/counted';
import { textFile } from '@/lib/server/http/text-file';

export default function Sitemap() {
  return null;
}

/** The index of sitemaps: one of the pages, and one of the products of each category. */
export const getServerSideProps = textFile('application/xml', async () => {
  const revision = await latestKnownRevision();
  const parts = readingFor('/sitemap.xml', () => sitemapParts(storeId(env.storeId)));
  const [slugs, { storeSetting }] = await Promise.all([parts, cachedShell(revision)]);
  const origin = siteOrigin(storeSetting);
  const addresses = [sitemapPaths.pages, ...slugs.map(sitemapPaths.products)];
  return [sitemapIndex(addresses.map((path) => `${origin}${path}`))];
});
