import { normalizeForSearch } from './normalize-for-search';

const MAX_TOKENS = 100;

/** The distinct words of `texts`, normalized, for the `searchTokens` field. */
export function searchTokens(...texts: readonly string[]): string[] {
  const words = normalizeForSearch(texts.join(' ')).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.filter((word) => word.length > 1))].slice(0, MAX_TOKENS);
}
