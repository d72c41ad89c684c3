import { pathTo } from './path-to';

/** Paths of the list of sitemaps and of its parts. */
export const sitemapPaths = {
  index: pathTo('/sitemap.xml'),
  pages: '/sitemaps/pages.xml',
  /** The products of the top category with this slug; of those without category for `''`. */
  products: (slug: string) => `/sitemaps/products${slug && `/${encodeURIComponent(slug)}`}.xml`,
} as const;
