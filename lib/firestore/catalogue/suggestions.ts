import { nearWords, tokensNear } from '@/lib/domain/catalogue/search/near-words';
import type { ListedCategory, Product } from '@/lib/domain/catalogue/product';
import { areBegun, areNear, longestFirst } from '@/lib/domain/catalogue/search/search-match';
import type { StoreId } from '@/lib/domain/ids';
import type { LocalizedText } from '@/lib/domain/locale';
import { readProductsNear } from '@/lib/firestore/catalogue/products';

/** Suggestions for the words typed so far, the likeliest first. */
export interface Suggestions {
  readonly categories: readonly ListedCategory[];
  readonly products: readonly Product[];
}

const MAX_CATEGORIES = 3;
const MAX_PRODUCTS = 6;
/** Bound on products read if a match must contain several words, or best sellers are near the word at most. */
const MAX_CANDIDATES = 30;

/**
 * Suggests what begins with the typed words, then what is near them, as if mistyped; a failed read suggests nothing. A token
 * is also a word with a letter left out, so that the first best sellers may all be of the second kind: then more are read.
 */
export async function suggest(
  store: StoreId,
  typed: string,
  categories: readonly ListedCategory[],
): Promise<Suggestions> {
  const words = nearWords(typed);
  const [longest] = longestFirst(words);
  if (!longest) return { categories: [], products: [] };
  const isMeant = ({ en, ar }: LocalizedText) => areNear(words, [en, ar]);
  const isBegun = ({ title: { en, ar } }: Product) => areBegun(words, [en, ar]);
  const read = async (tokens: readonly string[], size: number) => {
    const found = await readProductsNear(store, tokens, size);
    return found.ok ? found.value : [];
  };
  const size = words.length > 1 ? MAX_CANDIDATES : MAX_PRODUCTS;
  const first = await read([longest], size);
  const hidesMore = first.length === size && size < MAX_CANDIDATES && !first.every(isBegun);
  const meant = (products: readonly Product[]) => products.filter(({ title }) => isMeant(title));
  const asTyped = meant(hidesMore ? await read([longest], MAX_CANDIDATES) : first);
  const found = asTyped.length > 0 ? asTyped : meant(await read(tokensNear(longest), MAX_CANDIDATES));
  const products = [...found.filter(isBegun), ...found.filter((product) => !isBegun(product))];
  return {
    categories: categories.filter(({ name }) => isMeant(name)).slice(0, MAX_CATEGORIES),
    products: products.slice(0, MAX_PRODUCTS),
  };
}
