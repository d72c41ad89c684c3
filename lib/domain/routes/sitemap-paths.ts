import { pathTo } from './path-to';

/** Paths of the sitemap index and its sitemaps. */
export const sitemapPaths = {
  index: pathTo('/sitemap.xml'),
  pages: '/sitemaps/pages.xml',
  /** The products of the top category with this slug; `''` for products without a category. */
  products: (slug: string) => `/sitemaps/products${slug && `/${encodeURIComponent(slug)}`}.xml`,
} as const;
