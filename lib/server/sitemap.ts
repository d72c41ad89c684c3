import { FieldPath, type DocumentSnapshot, type Query } from 'firebase-admin/firestore';
import { alternateAddresses, pathsBy, siteOrigin, type PathsOf } from '@/lib/site-urls';
import { categoryPathIn } from '@/lib/server/pages/category-path';
import { parseImage } from '@/lib/domain/catalogue/parse-image';
import type { Category } from '@/lib/domain/catalogue/product';
import { slugIn, type Addressed } from '@/lib/domain/catalogue/slug';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { listOf, millis } from '@/lib/domain/parse/fields';
import type { OwnPage } from '@/lib/domain/own-pages/own-page';
import { shownContent } from '@/lib/domain/own-pages/shown-content';
import { shownPost } from '@/lib/domain/posts/shown-post';
import { pagesWhere } from '@/lib/domain/routes/pages-where';
import type { SitemapPage } from '@/lib/domain/seo/sitemap';
import { staysWhenClosed } from '@/lib/domain/store/trading/trading';
import { ownPagePath } from '@/lib/own-page-path';
import { paths } from '@/lib/paths';
import { imageUrl } from '@/lib/pictures/image-url';
import { readCache } from '@/lib/server/read-cache';
import { withTimeout } from '@/lib/server/with-timeout';
import { addressOf, readCategories } from '@/lib/server/reads/catalogue';
import { adminFirestore } from '@/lib/server/firebase';
import { getDocuments } from '@/lib/server/reads/counted';
import { readShownPages } from '@/lib/server/reads/own-pages';
import { readStoreSetting } from '@/lib/server/reads/store-setting';

/** Pictures per product; search engines do not need every view. */
const MOST_PICTURES = 3;
/** Two languages each: the protocol ends a sitemap at 50,000 entries. */
const LONGEST_PART = 25_000;
const READ_AT_ONCE = 500;
const TTL_MS = 60 * 60 * 1000;
/** Bound on products of all cached lists, one for each top category: about half a KB each. */
const MOST_CACHED = 100_000;

/** Listed pages without parameters; categories and products are read from Firestore. */
const LISTED = pagesWhere(({ search }) => search === 'listed').filter((page) => !page.includes('['));

const pageAt =
  (origin: string) =>
  (path: PathsOf, { updatedAt, pictures }: Partial<Omit<SitemapPage, 'alternates'>> = {}): SitemapPage => ({
    alternates: alternateAddresses(origin, path),
    updatedAt: updatedAt ?? null,
    pictures: pictures ?? [],
  });

interface Places {
  readonly categories: Category[];
  readonly origin: string;
  /** Of a closed shop only the pages that stay are listed: the others are `noindex`, until the closing is undone. */
  readonly isClosed: boolean;
}

async function readPlaces(store: StoreId): Promise<Places> {
  const [categories, setting] = await withTimeout(
    Promise.all([readCategories(store), readStoreSetting(store)]),
  );
  return { categories, origin: siteOrigin(setting), isClosed: setting.trading.state === 'closed' };
}

/** The key of products without a category, in place of a category's id. */
const NO_CATEGORY = '';

/**
 * The slugs of the top categories that hold products, and `''` if some products have none; each gets its own sitemap. None while
 * the shop is closed.
 */
export async function sitemapParts(store: StoreId): Promise<string[]> {
  const [{ categories, isClosed }, others] = await Promise.all([
    readPlaces(store),
    withTimeout(getDocuments(activeProductsOf(store, NO_CATEGORY).limit(1))),
  ]);
  if (isClosed) return [];
  const parts = categories
    .filter(({ parentId, productCount }) => parentId === null && productCount > 0)
    .map(({ slug }) => slug);
  return others.empty ? parts : [...parts, NO_CATEGORY];
}

/** Every listed page that is not a product's; of a closed shop, those that stay. */
export async function sitemapPages(store: StoreId): Promise<SitemapPage[]> {
  const [{ categories, origin, isClosed }, own] = await Promise.all([
    readPlaces(store),
    withTimeout(readShownPages(store)),
  ]);
  const page = pageAt(origin);
  if (isClosed) return LISTED.filter(staysWhenClosed).map((path) => page(path));
  const at = Date.now();
  const hasPosts = own.some((one) => shownPost(one, at));
  const fixed = LISTED.filter((path) => path !== paths.posts || hasPosts);
  const listed = [...fixed, ...categories.flatMap((category) => categoryPath(category, categories) ?? [])];
  return [...listed.map((path) => page(path)), ...own.flatMap((one) => ownEntry(one, page, at))];
}

/** A page or a post, with its picture and, for a post, the time of its last change. */
function ownEntry(own: OwnPage, page: ReturnType<typeof pageAt>, at: number): SitemapPage[] {
  const content = shownContent(own, at);
  const image = content?.image;
  return content
    ? [
        page(
          pathsBy((locale) => ownPagePath(content, locale)),
          {
            updatedAt: shownPost(own, at)?.updatedAt ?? null,
            pictures: image ? [imageUrl(image.path)] : [],
          },
        ),
      ]
    : [];
}

function categoryPath(category: Category, all: readonly Category[]): PathsOf | null {
  const parent = all.find(({ id }) => id === category.parentId);
  if (category.parentId !== null && !parent) return null;
  return pathsBy((locale) => categoryPathIn(locale, category, parent));
}

/** Only what a sitemap says of a product, so that many are cached. */
interface Listed extends Addressed {
  readonly pictures: readonly string[];
  readonly updatedAt: number | null;
}

/**
 * Reads the pages of the active products in the top category with this slug, none while the shop is closed; null if there is no such
 * category. Reads by cursor and caches for an hour, so that frequent requests do not cost the store.
 */
export function createSitemapProducts(now?: () => number, mostCached = MOST_CACHED) {
  const cached = readCache<Listed[]>({
    ttlMs: TTL_MS,
    now,
    weight: { of: ({ length }) => length, most: mostCached },
  });
  return async (store: StoreId, slug: string): Promise<Iterable<SitemapPage> | null> => {
    const { categories, origin, isClosed } = await readPlaces(store);
    const category = categories.find((one) => one.slug === slug && one.parentId === null);
    const id = slug === NO_CATEGORY ? NO_CATEGORY : category?.id;
    if (id === undefined) return null;
    if (isClosed) return [];
    return pagesOf(await cached(`${store}/${id}`, () => readListed(store, id)), origin);
  };
}

export const sitemapProducts = createSitemapProducts();

function* pagesOf(listed: readonly Listed[], origin: string): Generator<SitemapPage> {
  const page = pageAt(origin);
  for (const { pictures, updatedAt, ...address } of listed)
    yield page(
      pathsBy((locale) => paths.product(slugIn(address, locale))),
      { updatedAt, pictures: pictures.map((path) => imageUrl(path)) },
    );
}

const activeProductsOf = (store: StoreId, categoryId: string): Query =>
  adminFirestore()
    .collection(collections.products(store))
    .where('status', '==', 'active')
    .where('categoryId', '==', categoryId);

async function readListed(store: StoreId, categoryId: string): Promise<Listed[]> {
  const products = activeProductsOf(store, categoryId)
    .orderBy(FieldPath.documentId())
    .select('slug', 'slugAr', 'images', 'updatedAt')
    .limit(READ_AT_ONCE);
  const listed: Listed[] = [];
  for (let last: DocumentSnapshot | undefined; listed.length < LONGEST_PART;) {
    const { docs } = await withTimeout(getDocuments(last ? products.startAfter(last) : products));
    listed.push(...docs.flatMap(listedOf));
    last = docs.at(-1);
    if (docs.length < READ_AT_ONCE) break;
  }
  return listed;
}

function listedOf(product: DocumentSnapshot): Listed[] {
  const { slug, slugAr } = addressOf(product);
  if (!slug) return [];
  const images = listOf(product.get('images'), parseImage).slice(0, MOST_PICTURES);
  return [
    {
      slug,
      ...(slugAr && { slugAr }),
      pictures: images.map(({ path }) => path),
      updatedAt: millis(product.get('updatedAt')) ?? null,
    },
  ];
}
