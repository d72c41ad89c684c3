import type { NextApiRequest, NextApiResponse } from 'next';
import { storeId } from '@/lib/domain/ids';
import { sitemapIndex } from '@/lib/domain/seo/sitemap';
import { env } from '@/lib/env';
import { paths } from '@/lib/paths';
import { sitemapParts } from '@/lib/server/sitemap';
import { asXml } from '@/lib/server/xml-response';

/** `/sitemap.xml`: a sitemap of the pages and one of the products of each category. */
export default async function handler(_: NextApiRequest, response: NextApiResponse) {
  const parts = await sitemapParts(storeId(env.storeId));
  const addresses = [paths.sitemap.pages, ...parts.map(paths.sitemap.products)];
  asXml(response).end(sitemapIndex(addresses.map((path) => `${env.siteUrl}${path}`)));
}
