import { nearWords, tokensNear } from '@/lib/domain/catalogue/search/near-words';
import type { ListedCategory, Product } from '@/lib/domain/catalogue/product';
import { areNear, longestFirst } from '@/lib/domain/catalogue/search/search-match';
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
/** Bound on products read if a match must contain several words, or a word seems mistyped. */
const MAX_CANDIDATES = 30;

/** Suggests matches for unfinished words or, if nothing begins with them, for mistyped ones; a failed read suggests nothing. */
export async function suggest(
  store: StoreId,
  typed: string,
  categories: readonly ListedCategory[],
): Promise<Suggestions> {
  const words = nearWords(typed);
  const [longest] = longestFirst(words);
  if (!longest) return { categories: [], products: [] };
  const isMeant = ({ en, ar }: LocalizedText) => areNear(words, [en, ar]);
  const find = async (tokens: readonly string[], size: number) => {
    const found = await readProductsNear(store, tokens, size);
    return found.ok ? found.value.filter(({ title }) => isMeant(title)) : [];
  };
  const begun = await find([longest], words.length > 1 ? MAX_CANDIDATES : MAX_PRODUCTS);
  const products = begun.length > 0 ? begun : await find(tokensNear(longest), MAX_CANDIDATES);
  return {
    categories: categories.filter(({ name }) => isMeant(name)).slice(0, MAX_CATEGORIES),
    products: products.slice(0, MAX_PRODUCTS),
  };
}
