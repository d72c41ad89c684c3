import { Timestamp } from 'firebase-admin/firestore';
import { derivedFields } from '@/lib/domain/catalogue/derived-fields';
import { PRODUCT_PAGE_SIZE } from '@/lib/domain/catalogue/lists/list-limits';
import { SORTS } from '@/lib/domain/catalogue/product';
import type { Product } from '@/lib/domain/catalogue/product';
import { collections } from '@/lib/domain/collections';
import { countFacet } from '@/lib/firestore/catalogue/facet-counts';
import {
  countList,
  readListPage,
  type ListPage,
  type ListRequest,
} from '@/lib/firestore/catalogue/product-list';
import { readListFacets } from '@/lib/server/reads/list-facets';
import { suggest } from '@/lib/firestore/catalogue/suggestions';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';

const COLORS = ['oak', 'white', 'black', 'walnut'];
const WORDS = ['calligraphy', 'olive', 'harbour', 'lantern', 'desert'];
const BATCH = 500;
/** The long proofs try 10,000. */
const LONGEST = Number(process.env.LONGEST_LIST ?? 1000);

/** Boards that differ in all that lists look at, from their number alone. */
function board(n: number): Product {
  const color = (step: number) => COLORS[(n + step) % COLORS.length] ?? 'oak';
  const variant = (step: number, size: string) =>
    aVariant({
      id: `${n}-${step}`,
      optionValues: { color: color(step), size },
      price: 1000 + ((n * 7) % 400) * 10,
      stock: (n + step) % 3,
    });
  return aProduct({
    id: `board-${n}`,
    slug: `board-${n}`,
    title: { en: `${WORDS[n % WORDS.length]} board ${n}`, ar: 'لوحة' },
    categoryId: `category-${n % 6}`,
    subCategoryId: `sub-${n % 18}`,
    brandId: `brand-${n % 5}`,
    variants: [variant(0, 'a4'), variant(1, 'a3')],
    soldCount: (n * 31) % 1000,
    trendScore: (n * 17) % 500,
    ratingSum: (n % 5) + 1,
    ratingCount: n % 4 ? 1 : 0,
    createdAt: 1_700_000_000_000 + n,
  });
}

async function fill(shop: LocalShop, size: number): Promise<void> {
  for (let from = 0; from < size; from += BATCH) {
    const batch = shop.db.batch();
    for (let n = from; n < Math.min(from + BATCH, size); n++) {
      const product = board(n);
      const [createdAt, updatedAt] = [product.createdAt, product.updatedAt].map((at) =>
        Timestamp.fromMillis(at),
      );
      const ref = shop.db.doc(collections.product(shop.store, product.id));
      batch.set(ref, { ...product, ...derivedFields(product), createdAt, updatedAt });
    }
    await batch.commit();
  }
}

/** Documents and counts that the browser's SDK has been sent, as Firestore would bill them. */
let reads = 0;
const plainFetch = globalThis.fetch;
beforeAll(() => {
  globalThis.fetch = async (...request) => {
    const response = await plainFetch(...request);
    const answers = JSON.stringify(await response.clone().json());
    reads += answers.match(/"(document|aggregateFields)":/g)?.length ?? 0;
    return response;
  };
});
afterAll(() => {
  globalThis.fetch = plainFetch;
});

const shops = new Map([0, 1, 60, LONGEST].map((size) => [size, new LocalShop(`lists-${size}`)]));
function shopOf(size: number): LocalShop {
  const shop = shops.get(size);
  if (!shop) throw new Error(`No shop has ${size} boards.`);
  return shop;
}
afterAll(() => Promise.all([...shops.values()].map((shop) => shop.close())));

const EVERYTHING: ListRequest = { filter: {}, search: '', sort: 'newest', page: 1, after: '' };
const NARROWED: ListRequest = {
  ...EVERYTHING,
  filter: { colors: ['oak', 'white'], sizes: ['a3', 'a4'], inStock: true, wellRated: true, minPrice: 1500 },
  sort: 'best-seller',
};

async function read(shop: LocalShop, request: ListRequest): Promise<{ page: ListPage; cost: number }> {
  reads = 0;
  const page = await readListPage(shop.store, request);
  if (!page.ok) throw new Error(page.error.code);
  return { page: page.value, cost: reads };
}

async function readTo(shop: LocalShop, number: number): Promise<{ page: ListPage; cost: number }> {
  let last = await read(shop, EVERYTHING);
  for (let page = 2; page <= number; page++)
    last = await read(shop, { ...EVERYTHING, page, after: last.page.after });
  return last;
}

describe.each([0, 1, 60, LONGEST])('a list of %i boards', (size) => {
  const shop = shopOf(size);
  beforeAll(() => fill(shop, size), 120_000);

  test('pages are of one size and cost a page and a count', async () => {
    const first = await read(shop, EVERYTHING);
    expect(first.page.products).toHaveLength(Math.min(size, PRODUCT_PAGE_SIZE));
    expect(first.cost).toBe(Math.min(size, PRODUCT_PAGE_SIZE) + 1);
    const narrowed = await read(shop, NARROWED);
    expect(narrowed.cost).toBeLessThanOrEqual(PRODUCT_PAGE_SIZE + 1);
    expect(narrowed.page.products.length).toBeLessThanOrEqual(PRODUCT_PAGE_SIZE);
  });

  test('a filter that is counted and then listed is counted once', async () => {
    const request: ListRequest = { ...EVERYTHING, filter: { brandId: 'brand-1' } };
    reads = 0;
    const counted = await countList(shop.store, request);
    expect(counted).toMatchObject({ ok: true });
    const { page } = await read(shop, request);
    expect(reads).toBe(page.products.length);
    expect(counted.ok && counted.value.count).toBe(page.count);
  });

  test.each(SORTS)('page after page of %s shows each board once', async (sort) => {
    const ids: string[] = [];
    let request: ListRequest = { ...EVERYTHING, sort };
    for (let number = 1; number <= 4; number++) {
      const { page } = await read(shop, request);
      ids.push(...page.products.map(({ id }) => id));
      if (!page.after) break;
      request = { ...request, page: number + 1, after: page.after };
    }
    expect(new Set(ids).size).toBe(Math.min(size, 4 * PRODUCT_PAGE_SIZE));
  });

  test('filters list what passes them and nothing else', async () => {
    const { page } = await read(shop, NARROWED);
    const passing = Array.from({ length: size }, (_, n) => board(n)).filter(
      ({ price, ratingSum, ratingCount, variants }) =>
        price >= 1500 &&
        ratingCount > 0 &&
        ratingSum / ratingCount >= 4 &&
        variants.some(
          ({ stock, optionValues: { color = '' } }) => stock > 0 && ['oak', 'white'].includes(color),
        ),
    );
    expect(page.count).toBe(Math.min(passing.length, 100));
    const best = [...passing].sort((one, other) => other.soldCount - one.soldCount);
    expect(page.products.map(({ soldCount }) => soldCount)).toEqual(
      best.slice(0, PRODUCT_PAGE_SIZE).map(({ soldCount }) => soldCount),
    );
    const counts = await countFacet(shop.store, 'color', COLORS, { sizes: ['a3'] });
    expect(counts.ok && counts.value.size).toBe(COLORS.length);
    expect(await countList(shop.store, NARROWED)).toMatchObject({ value: { count: page.count } });
  });
});

describe(`in ${LONGEST} boards`, () => {
  const shop = shopOf(LONGEST);

  test('page 5 costs what page 1 does, and a link to it without a cursor a hundred reads more', async () => {
    const { page, cost } = await readTo(shop, 5);
    // One product more instead of the count, which page 1 showed.
    expect(cost).toBe(PRODUCT_PAGE_SIZE + 1);
    expect(page.products[0]?.id).toBe(`board-${LONGEST - 1 - 4 * PRODUCT_PAGE_SIZE}`);
    const linked = await read(shop, { ...EVERYTHING, sort: 'trending', page: 5 });
    expect(linked.page.products).toHaveLength(PRODUCT_PAGE_SIZE);
    expect(linked.cost).toBeLessThanOrEqual(5 * PRODUCT_PAGE_SIZE + 3);
  });

  test.each([
    ['a word', 'harbour', PRODUCT_PAGE_SIZE + 2],
    ['two words', 'harbour board', 100],
    ['a mistyped word', 'caligraphy', 102],
  ])('a search for %s stays bounded', async (_, search, most) => {
    const { page, cost } = await read(shop, { ...EVERYTHING, search });
    expect(page.products).toHaveLength(PRODUCT_PAGE_SIZE);
    expect(cost).toBeLessThanOrEqual(most);
  });

  test('a hundred colours that were ever used leave the sizes in the filters', async () => {
    const values = [
      ...Array.from({ length: 100 }, (_, n) => ({ option: 'color', id: `former-${n}` })),
      ...['a3', 'a4'].map((id) => ({ option: 'size', id })),
    ];
    const batch = shop.db.batch();
    for (const { option, id } of values)
      batch.set(shop.db.doc(`${collections.optionValues(shop.store)}/${option}~${id}`), {
        option,
        id,
        name: { en: id, ar: '' },
      });
    await batch.commit();
    const { color, size } = await readListFacets(shop.store, {}, 'en');
    expect(color).toEqual([]);
    expect(size.map(({ id }) => id)).toEqual(['a3', 'a4']);
  });
});

describe('suggestions where what is nearly the word sells better', () => {
  const shop = new LocalShop('suggested');
  const titled = (title: string, n: number, soldCount: number) => {
    const id = `${title}-${n}`;
    return aProduct({ id, slug: id, title: { en: title, ar: title }, soldCount });
  };
  const selling = (title: string, size: number) =>
    Array.from({ length: size }, (_, n) => titled(title, n, 100 - n));
  const NEAR = ['قلوب', 'قالب', 'Prose'].flatMap((title) => selling(title, 4));
  const BEGUN = ['قلب', 'Rose'].flatMap((title) => [titled(title, 0, 98), titled(title, 1, 0)]);
  beforeAll(async () => {
    await shop.open({ products: [...NEAR, ...selling('Terrace', 8), ...BEGUN] });
  });
  afterAll(() => shop.close());

  async function suggested(typed: string): Promise<{ ids: string[]; cost: number }> {
    reads = 0;
    const { products } = await suggest(shop.store, typed, []);
    return { ids: products.map(({ id }) => id), cost: reads };
  }

  test('a short word shows what begins with it', async () => {
    expect((await suggested('قلب')).ids).toEqual(['قلب-0', 'قلب-1']);
  });

  test('a longer one shows that first, and then what is near', async () => {
    const { ids, cost } = await suggested('rose');
    expect(ids.slice(0, 3)).toEqual(['Rose-0', 'Rose-1', 'Prose-0']);
    expect(cost).toBeLessThanOrEqual(36);
  });

  test('boards that all begin with the word cost six reads', async () => {
    expect(await suggested('terr')).toMatchObject({ cost: 6, ids: { length: 6 } });
  });
});
