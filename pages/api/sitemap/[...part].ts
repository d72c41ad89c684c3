import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { NextApiRequest, NextApiResponse } from 'next';
import { storeId } from '@/lib/domain/ids';
import { sitemapOf } from '@/lib/domain/seo/sitemap';
import { env } from '@/lib/env';
import { sitemapPages, sitemapProducts } from '@/lib/server/sitemap';
import { asXml } from '@/lib/server/xml-response';

/** `/sitemaps/pages.xml` and `/sitemaps/products/{category}.xml`, streamed. */
export default async function handler({ query }: NextApiRequest, response: NextApiResponse) {
  const [kind, slug = ''] = [query.part].flat().map((part = '') => part.replace(/\.xml$/, ''));
  const store = storeId(env.storeId);
  const pages = await (kind === 'pages' && !slug
    ? sitemapPages(store)
    : kind === 'products'
      ? sitemapProducts(store, slug, Date.now())
      : null);
  if (!pages) return response.status(404).end();
  await pipeline(Readable.from(sitemapOf(pages)), asXml(response));
}
