import { escapeMarkup } from '@/lib/domain/escape-markup';

/** One page of the site in all its languages. */
export interface SitemapPage {
  /** The page's absolute URL per language, including `x-default`. */
  readonly alternates: readonly { readonly language: string; readonly address: string }[];
  /** The absolute URLs of its pictures. */
  readonly pictures: readonly string[];
  /** Milliseconds since the epoch; null when unknown. */
  readonly updatedAt: number | null;
}

const PROLOGUE = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** The index of a site's sitemaps, by their absolute URLs (https://www.sitemaps.org/protocol.html#index). */
export const sitemapIndex = (addresses: readonly string[]): string =>
  [
    PROLOGUE,
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...addresses.map((address) => `<sitemap><loc>${escapeMarkup(address)}</loc></sitemap>\n`),
    '</sitemapindex>\n',
  ].join('');

/**
 * A sitemap in chunks, so that it is never held in memory as a whole: one entry per language of each page, each with
 * all alternates (https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
export function* sitemapOf(pages: Iterable<SitemapPage>): Generator<string> {
  yield `${PROLOGUE}<urlset ${NAMESPACES}>\n`;
  for (const page of pages) yield entriesOf(page);
  yield '</urlset>\n';
}

function entriesOf({ alternates, pictures, updatedAt }: SitemapPage): string {
  const links = alternates
    .map(
      ({ language, address }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(address)}"/>`,
    )
    .join('');
  const changed = updatedAt === null ? '' : `<lastmod>${new Date(updatedAt).toISOString()}</lastmod>`;
  const shown = pictures
    .map((address) => `<image:image><image:loc>${escapeMarkup(address)}</image:loc></image:image>`)
    .join('');
  const addresses = new Set(alternates.map(({ address }) => address));
  return [...addresses]
    .map((address) => `<url><loc>${escapeMarkup(address)}</loc>${changed}${shown}${links}</url>\n`)
    .join('');
}
