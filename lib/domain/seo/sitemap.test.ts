import { metaDescription } from './meta-description';
import { sitemapIndex, sitemapOf } from './sitemap';

const alternates = [
  { language: 'en', address: 'https://shop.example/products/a&b' },
  { language: 'ar', address: 'https://shop.example/ar/products/a&b' },
  { language: 'x-default', address: 'https://shop.example/products/a&b' },
];

const pictures = ['https://pictures.example/a.webp?alt=media&v=1'];

test('a page has one entry per language, each naming all of them and its pictures', () => {
  const xml = [...sitemapOf([{ alternates, pictures, updatedAt: Date.UTC(2026, 0, 2) }])].join('');
  const document = /<urlset[^>]*>\n([\s\S]*)<\/urlset>/.exec(xml)?.[1] ?? '';
  const entries = document.trim().split('\n');
  expect(entries).toHaveLength(2);
  for (const entry of entries) {
    expect(entry).toContain('<lastmod>2026-01-02T00:00:00.000Z</lastmod>');
    expect(entry.match(/<xhtml:link /g)).toHaveLength(3);
    expect(entry).toContain(
      '<image:image><image:loc>https://pictures.example/a.webp?alt=media&amp;v=1</image:loc></image:image>',
    );
    expect(entry).not.toMatch(/&(?!amp;)/);
  }
});

test('ten thousand pages come in pieces', () => {
  const pages = Array.from({ length: 10_000 }, () => ({ alternates, pictures, updatedAt: null }));
  const longest = Math.max(...[...sitemapOf(pages)].map((piece) => piece.length));
  expect(longest).toBeLessThan(1_500);
});

test('an index lists its sitemaps', () => {
  expect(sitemapIndex(['https://shop.example/sitemaps/pages.xml'])).toContain(
    '<sitemap><loc>https://shop.example/sitemaps/pages.xml</loc></sitemap>',
  );
});

test('a description is one line that ends between words', () => {
  expect(metaDescription('  Calm \n board. ')).toBe('Calm board.');
  const cut = metaDescription('word '.repeat(80));
  expect(cut.length).toBeLessThanOrEqual(161);
  expect(cut).toMatch(/word…$/);
});
