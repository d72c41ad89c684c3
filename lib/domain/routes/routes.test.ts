import type { Page } from '@/lib/domain/routes/page';
import { pagesWhere } from '@/lib/domain/routes/pages-where';
import { pathsShowing } from '@/lib/domain/routes/paths-showing';
import type { Access, Route } from '@/lib/domain/routes/route';
import { ROUTES } from '@/lib/domain/routes/routes';
import { STORE_PAGES } from '@/lib/domain/store/store-page';
import { pageFiles, pageSource } from '@/tests/fixtures/files/page-files';

const ROWS: readonly (readonly [Page, Route])[] = Object.entries(ROUTES) as [Page, Route][];
const sourceOf = (page: string) => pageSource(pageFiles.get(page) ?? '');

test('every page has a row in the route table, and every row a page', () => {
  const rows = ROWS.map(([page]) => page as string);
  expect({
    pagesWithoutRow: [...pageFiles.keys()].filter((page) => !rows.includes(page)),
    rowsWithoutPage: rows.filter((page) => !pageFiles.has(page)),
  }).toEqual({ pagesWithoutRow: [], rowsWithoutPage: [] });
});

const RENDERED_BY: Readonly<Record<Access, RegExp>> = {
  public:
    /export const getStaticProps = (publicForStore|publicShell|storePageProps|postsPageProps|platformPage)\b/,
  personal: /export const getStaticProps = (staticShell|adminShell|platformPage)\(/,
  private: /= (private|payment|privateAdmin|missingAdmin)Shell\(/,
  file: /export const getServerSideProps = (textFile|storeIcon|storeManifest|socialPicture|redirectOrNotFound)\(/,
};

test.each(ROWS)('%s is rendered as its access says', (page, { access }) => {
  expect(sourceOf(page)).toMatch(RENDERED_BY[access]);
});

test.each(ROWS.filter(([, { access }]) => access === 'public'))('%s redirects to its own path', (page) => {
  const [, named] =
    /(?:publicForStore(?:<[^(]*>)?|publicShell|postsPageProps|platformPage)\(\s*'([^']+)'/.exec(
      sourceOf(page),
    ) ?? [];
  // The texts of a store have their paths in `store-page.ts`.
  expect(named ?? page).toBe(page);
});

test.each(ROWS)('%s is revalidated by time as its row says', (page, { revalidate }) => {
  const [, named] =
    /(?:revalidateAfter|productListPage|postsPageProps|platformPage)\(\s*(?:store, )?'([^']+)'/.exec(
      sourceOf(page),
    ) ?? [];
  expect(named).toBe(revalidate === undefined ? undefined : page);
});

test('what only one person sees is not for search engines', () => {
  const personal = ROWS.filter(([, { access }]) => access === 'personal' || access === 'private');
  expect(personal.filter(([, { search }]) => search === 'listed')).toEqual([]);
});

test('the admin is for no shared cache and no search engine', () => {
  const admin = ROWS.filter(([page]) => page.startsWith('/admin/'));
  expect(admin.length).toBeGreaterThan(20);
  const open = admin.filter(([, { access, search }]) => access === 'public' || search !== 'disallowed');
  expect(open).toEqual([]);
});

test('a listed page with parameters shows something that the sitemap reads', () => {
  const listed = pagesWhere(({ search }) => search === 'listed').filter((page) => page.includes('['));
  const read = ['category', 'sub-category', 'product', 'own-page', 'post'].flatMap((shown) =>
    pagesWhere(({ shows }) => shows === shown),
  );
  expect(listed.filter((page) => !read.includes(page))).toEqual([]);
});

test.each(STORE_PAGES)('the text "%s" is shown by the page that its change revalidates', (text) => {
  const [page = '', ...others] = pathsShowing(text);
  expect(others).toEqual([]);
  expect(sourceOf(page)).toContain(`storePageProps('${text}')`);
});

test('a change of a product revalidates the lists, its categories and its own page', () => {
  expect(pathsShowing('products')).toEqual([
    '/',
    '/products',
    '/most-selling',
    '/categories',
    '/pages/*',
    '/posts/*',
  ]);
  expect(pathsShowing('posts', '*')).toEqual(['/posts', '/posts/page/*', '/posts/tags/*']);
  expect(pathsShowing('category', 'quotes')).toEqual(['/categories/quotes']);
  expect(pathsShowing('sub-category', 'quotes', 'حب')).toEqual(['/categories/quotes/%D8%AD%D8%A8']);
  expect(pathsShowing('product', 'a/b')).toEqual(['/products/a%2Fb', '/products/a%2Fb/design']);
});
