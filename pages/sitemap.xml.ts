import { siteOrigin } from '@/lib/addresses';
import { storeId } from '@/lib/domain/ids';
import { sitemapPaths } from '@/lib/domain/routes/sitemap-paths';
import { sitemapIndex } from '@/lib/domain/seo/sitemap';
import { env } from '@/lib/env';
import { cachedShell } from '@/lib/server/pages/shell-props';
import { latestKnownRevision } from '@/lib/server/pages/shell-revision';
import { sitemapParts } from '@/lib/server/sitemap';
import { textFile } from '@/lib/server/http/text-file';

export default function Sitemap() {
  return null;
}

/** A sitemap of the pages and one of the products of each category. */
export const getServerSideProps = textFile('application/xml', async () => {
  const revision = await latestKnownRevision();
  const reads = [sitemapParts(storeId(env.storeId)), cachedShell(revision)] as const;
  const [parts, { storeSetting }] = await Promise.all(reads);
  const origin = siteOrigin(storeSetting);
  const addresses = [sitemapPaths.pages, ...parts.map(sitemapPaths.products)];
  return [sitemapIndex(addresses.map((path) => `${origin}${path}`))];
});
