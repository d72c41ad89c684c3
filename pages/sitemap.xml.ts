import { siteOrigin } from '@/lib/addresses';
import { storeId } from '@/lib/domain/ids';
import { sitemapIndex } from '@/lib/domain/seo/sitemap';
import { env } from '@/lib/env';
import { paths } from '@/lib/paths';
import { sitemapParts } from '@/lib/server/sitemap';
import { readStoreSetting } from '@/lib/server/store-setting';
import { textFile } from '@/lib/server/text-file';

export default function Sitemap() {
  return null;
}

/** A sitemap of the pages and one of the products of each category. */
export const getServerSideProps = textFile('application/xml', async () => {
  const store = storeId(env.storeId);
  const [parts, setting] = await Promise.all([sitemapParts(store), readStoreSetting(store)]);
  const origin = siteOrigin(setting);
  const addresses = [paths.sitemap.pages, ...parts.map(paths.sitemap.products)];
  return [sitemapIndex(addresses.map((path) => `${origin}${path}`))];
});
