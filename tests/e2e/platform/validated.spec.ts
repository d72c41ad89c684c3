import type { APIRequestContext } from '@playwright/test';
import { validateXML } from 'xmllint-wasm';
import { LOCALES, localPath } from '@/lib/domain/locale';
import { sitemapPaths } from '@/lib/domain/routes/sitemap-paths';
import { paths } from '@/lib/paths';
import { firstProduct } from '@/tests/e2e/support/catalogue';
import { expect, test } from '@/tests/e2e/support/shop-test';
import { SITEMAP_IMPORTS, SITEMAP_SCHEMA } from '@/tests/e2e/support/sitemap-schemas';

const textAt = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

async function sitemapErrors(contents: string): Promise<readonly string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'sitemap.xml', contents }],
    schema: [SITEMAP_SCHEMA],
    preload: SITEMAP_IMPORTS,
  });
  return errors.map(({ message }) => message);
}

test('every sitemap is valid by the schema of sitemaps.org', async ({ request }) => {
  const index = await textAt(request, '/sitemap.xml');
  const parts = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  expect(parts.length).toBeGreaterThan(2);
  for (const part of parts) expect(await sitemapErrors(await textAt(request, part)), part).toEqual([]);
  const pages = await textAt(request, sitemapPaths.pages);
  expect(await sitemapErrors(pages.replace('<loc>', '<place>').replace('</loc>', '</place>'))).not.toEqual(
    [],
  );
});

for (const locale of LOCALES)
  test(`structured data has what Google requires of each type (${locale})`, async ({ request }) => {
    // Both packages are ES modules.
    const { default: Validator } = await import('@adobe/structured-data-validator');
    const { default: Extractor } = await import('@marbec/web-auto-extractor');
    const { slug } = await firstProduct();
    const expected = {
      [paths.home]: ['Organization', 'WebSite'],
      [paths.product(slug)]: ['BreadcrumbList', 'ProductGroup'],
      [paths.category('quotes')]: ['BreadcrumbList'],
      [paths.ownPage('ramadan')]: ['BreadcrumbList', 'FAQPage'],
      [paths.post('how-to-hang-a-board')]: ['BreadcrumbList', 'Article'],
    };
    const errorsOf = async (html: string) => {
      const data = new Extractor({ addLocation: true }).parse(html);
      const issues = await new Validator().validate(data);
      const errors = issues.filter(({ severity }) => severity === 'ERROR');
      return { types: Object.keys(data.jsonld), errors, unread: data.errors ?? [] };
    };
    for (const [path, types] of Object.entries(expected))
      expect(await errorsOf(await textAt(request, localPath(path, locale))), path).toEqual({
        ...{ types, errors: [], unread: [] },
      });
    const product = await textAt(request, localPath(paths.product(slug), locale));
    expect((await errorsOf(product.replaceAll('"price":', '"cost":'))).errors).not.toEqual([]);
  });
