import { escapeMarkup } from '@/lib/domain/escape-markup';

/** One page of the site in every language it speaks. */
export interface SitemapPage {
  /** Absolute addresses of the page in each language, with `x-default` among them. */
  readonly alternates: readonly { readonly language: string; readonly address: string }[];
  /** Milliseconds since the epoch; null when unknown. */
  readonly updatedAt: number | null;
}

const PROLOGUE = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** The list of a site's sitemaps, by their absolute addresses (https://www.sitemaps.org/protocol.html#index). */
export const sitemapIndex = (addresses: readonly string[]): string =>
  [
    PROLOGUE,
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...addresses.map((address) => `<sitemap><loc>${escapeMarkup(address)}</loc></sitemap>\n`),
    '</sitemapindex>\n',
  ].join('');

/**
 * A sitemap in pieces, as they come, so that none is held whole: an entry for each language of each page, all of them
 * naming each other (https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
export function* sitemapOf(pages: Iterable<SitemapPage>): Generator<string> {
  yield `${PROLOGUE}<urlset ${NAMESPACES}>\n`;
  for (const page of pages) yield entriesOf(page);
  yield '</urlset>\n';
}

function entriesOf({ alternates, updatedAt }: SitemapPage): string {
  const links = alternates
    .map(
      ({ language, address }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(address)}"/>`,
    )
    .join('');
  const changed = updatedAt === null ? '' : `<lastmod>${new Date(updatedAt).toISOString()}</lastmod>`;
  const addresses = new Set(alternates.map(({ address }) => address));
  return [...addresses]
    .map((address) => `<url><loc>${escapeMarkup(address)}</loc>${changed}${links}</url>\n`)
    .join('');
}
