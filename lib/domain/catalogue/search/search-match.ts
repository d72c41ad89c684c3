import { isNear, searchedWords } from './near-words';
import type { Product } from '@/lib/domain/catalogue/product';
import { searchTokens } from './search-tokens';

/** Longest first: Firestore searches one word, and the longest matches the fewest products. */
export const longestFirst = (words: readonly string[]): string[] =>
  [...words].sort((one, other) => other.length - one.length);

/** The texts of a product that search covers. */
export const searchedTexts = ({ title, description }: Pick<Product, 'title' | 'description'>): string[] => [
  title.en,
  title.ar,
  description.en,
  description.ar,
];

/** Whether `texts` hold each of `words`, which are `searchTokens`. */
export function containWords(texts: readonly string[], words: readonly string[]): boolean {
  const held = new Set(searchTokens(...texts));
  return words.every((word) => held.has(word));
}

/** Whether each of the `typed` words, which are `nearWords`, is near one of `texts`. */
export function areNear(typed: readonly string[], texts: readonly string[]): boolean {
  const words = searchedWords(...texts);
  return typed.every((each) => words.some((word) => isNear(each, word)));
}

/** Whether each of the `typed` words, which are `nearWords`, begins one of `texts`' words. */
export function areBegun(typed: readonly string[], texts: readonly string[]): boolean {
  const words = searchedWords(...texts);
  return typed.every((each) => words.some((word) => word.startsWith(each)));
}
