import { sitemapOf } from '@/lib/domain/seo/sitemap';
import { sitemapPages, sitemapProducts } from '@/lib/server/sitemap';
import { readingFor } from '@/lib/server/reads/counted';
import { textFile } from '@/lib/server/http/text-file';

export default function SitemapPart() {
  return null;
}

/**
 * `/sitemaps/pages.xml`, `/sitemaps/products/{category}.xml` and, for products without a category, `/sitemaps/products.xml`.
 */
export const getServerSideProps = textFile('application/xml', async (store, { params }) => {
  const [kind, slug = ''] = [params?.part].flat().map((part = '') => part.replace(/\.xml$/, ''));
  const pages = await readingFor('/sitemap.xml', () => {
    if (kind === 'pages' && !slug) return sitemapPages(store);
    return kind === 'products' ? sitemapProducts(store, slug) : null;
  });
  return pages && sitemapOf(pages);
});
