import { parseImage } from '@/lib/domain/catalogue/parse-image';
import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import { parseBrand, parseCategory } from '@/lib/domain/catalogue/groups/parse-group';
import type { Brand, Category, Product, ProductImage } from '@/lib/domain/catalogue/product';
import type { LocalizedText } from '@/lib/domain/locale';
import type { CurrencyCode } from '@/lib/domain/money/money';
import { fieldsOf, filledText, listOf, localizedText, requiredIn, text } from '@/lib/domain/parse/fields';
import { sumStock } from '@/lib/domain/stock/move-stock';
import type { StoreId } from '@/lib/domain/ids';
import { starterPrice } from './starter-price';

/** What a store begins with: its groups and boards, and the picture at the top of its home page. */
export interface StarterCatalogue {
  readonly categories: readonly Category[];
  readonly brands: readonly Brand[];
  readonly products: readonly Product[];
  readonly hero: {
    readonly title: LocalizedText;
    readonly subtitle: LocalizedText;
    readonly image: ProductImage | null;
  };
}

/** The starter as the bucket holds it, with prices in dollar cents. */
export interface Starter extends StarterCatalogue {
  /** The folder of its pictures, such as `starters/boards/`. */
  readonly folder: string;
}

/** Where the starter's catalogue lies in the bucket; `npm run store -- starter` writes it. */
export const STARTER_PATH = 'starters/boards.json';

/** Bound on what is read of it. */
export const STARTER_MAX_BYTES = 4 * 1024 * 1024;

/** Parses the starter's JSON; throws on a malformed one. */
export function parseStarter(json: string): Starter {
  const fields = fieldsOf(JSON.parse(json));
  const hero = fieldsOf(fields.hero);
  const each = <T>(value: unknown, parse: (id: string, data: unknown) => T): T[] =>
    listOf(value, (item) => {
      const id = text(fieldsOf(item).id);
      return id === undefined ? undefined : parse(id, item);
    });
  return {
    folder: requiredIn(STARTER_PATH, fields)('folder', filledText),
    categories: each(fields.categories, parseCategory),
    brands: each(fields.brands, parseBrand),
    products: each(fields.products, parseProduct),
    hero: {
      title: localizedText(hero.title),
      subtitle: localizedText(hero.subtitle),
      image: parseImage(hero.image) ?? null,
    },
  };
}

/** What a new store has room for. */
interface StarterRoom {
  /** Products; Infinity without a quota. */
  readonly products: number;
  /** Bytes of pictures; Infinity without a quota. */
  readonly bytes: number;
}

/**
 * The part of a starter that fits: the first boards whose pictures have room beside those of the groups and the home page; a
 * group without room for its picture has none. `sizes`: bytes of each object by path.
 */
export function fittingStarter(
  starter: Starter,
  room: StarterRoom,
  sizes: ReadonlyMap<string, number>,
): { readonly starter: Starter; readonly bytes: number } {
  const taken = new Set<string>();
  let bytes = 0;
  const takes = (images: readonly ProductImage[]): boolean => {
    const paths = new Set(images.flatMap(renditions).filter((path) => !taken.has(path)));
    const more = [...paths].reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0);
    if (bytes + more > room.bytes) return false;
    bytes += more;
    for (const path of paths) taken.add(path);
    return true;
  };
  const pictured = <T extends { readonly image: ProductImage | null }>(group: T): T =>
    group.image && !takes([group.image]) ? { ...group, image: null } : group;
  const hero = pictured(starter.hero);
  const [categories, brands] = [starter.categories.map(pictured), starter.brands.map(pictured)];
  const most = starter.products.slice(0, room.products);
  const left = most.findIndex(({ images }) => !takes(images));
  const products = left < 0 ? most : most.slice(0, left);
  return { starter: { ...starter, hero, categories, brands, products }, bytes };
}

/** One picture of the starter and its place in the store. */
export interface CopiedPicture {
  readonly from: string;
  readonly to: string;
}

/**
 * The starter as the store's own: its pictures in the store's folder, prices in its currency, and every board as new as
 * `now` (milliseconds), the first the newest.
 */
export function starterOf(
  starter: Starter,
  store: StoreId,
  currency: CurrencyCode,
  now: number,
): StarterCatalogue & { readonly pictures: readonly CopiedPicture[] } {
  const folder = `stores/${store}/`;
  const moved = <T extends ProductImage | null>(image: T): T =>
    image && { ...image, path: image.path.replace(starter.folder, folder) };
  const { hero, categories, brands, products } = starter;
  const all = [hero, ...categories, ...brands].map(({ image }) => image);
  const images = [...all, ...products.flatMap((product) => product.images)].filter((image) => image !== null);
  return {
    hero: { ...hero, image: moved(hero.image) },
    categories: categories.map((category) => ({ ...category, image: moved(category.image) })),
    brands: brands.map((brand) => ({ ...brand, image: moved(brand.image) })),
    products: products.map((product, index) => ({
      ...priced(product, currency),
      images: product.images.map(moved),
      createdAt: now - index,
      updatedAt: now - index,
    })),
    pictures: images.flatMap(renditions).map((from) => ({ from, to: from.replace(starter.folder, folder) })),
  };
}

/** A picture and the smaller one that lies beside it. */
const renditions = ({ path }: ProductImage): string[] => [path, path.replace(/\.webp$/, '-600.webp')];

function priced(product: Product, currency: CurrencyCode): Product {
  const variants = product.variants.map((variant) => ({
    ...variant,
    price: starterPrice(variant.price, currency),
  }));
  const { compareAtPrice } = product;
  return {
    ...product,
    variants,
    price: Math.min(...variants.map(({ price }) => price)),
    compareAtPrice: compareAtPrice === null ? null : starterPrice(compareAtPrice, currency),
    stock: sumStock(variants),
  };
}
