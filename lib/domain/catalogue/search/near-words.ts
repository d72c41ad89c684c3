import { searchTokens } from './search-tokens';

/** Shorter words have too many similar words to correct typing errors. */
const SHORTEST_FORGIVEN = 4;
const SHORTEST_PREFIX = 2;
/** The leading letters of a mistyped word that are assumed correct. */
const TRUSTED_PREFIX = 3;
const MAX_NEAR_TOKENS = 300;
/** Firestore accepts thirty values in an `array-contains-any`: the word, its trusted beginning and its deletions. */
const LONGEST_TYPED = 28;

/** Removes the article, so that 'القلب' is searched as 'قلب'; a single remaining letter means there was no article. */
const withoutArticle = (word: string): string => (/^ال../.test(word) ? word.slice(2) : word);

/**
 * Removes a particle with the article: 'والقلب', 'بالقلب' and 'للقلب' become 'قلب'; a word needs at least three
 * letters.
 */
const withoutParticle = (word: string): string =>
  word.replace(/^(?:[\u0648\u0641\u0628\u0643]\u0627\u0644|\u0644\u0644)(?=.{3})/, '');

/** The typed words as near matching compares them: in search form, without the Arabic article. */
export const nearWords = (...texts: readonly string[]): string[] => [
  ...new Set(searchTokens(...texts).map(withoutArticle)),
];

/** The words to search, and those with a leading particle also without it. */
export const searchedWords = (...texts: readonly string[]): string[] => [
  ...new Set(nearWords(...texts).flatMap((word) => [word, withoutParticle(word)])),
];

/**
 * Tokens that let an unfinished or mistyped word match a title, for the `nearTokens` field: the beginnings of its
 * words, and each with one letter left out.
 */
export function nearTokens(...titles: readonly string[]): string[] {
  const tokens = searchedWords(...titles).flatMap((word) => [...prefixes(word), ...deletions(word)]);
  return [...new Set(tokens)].slice(0, MAX_NEAR_TOKENS);
}

/** At most thirty tokens; a title near the typed word (one of `nearWords`) has at least one of them. */
export function tokensNear(typed: string): string[] {
  const word = typed.slice(0, LONGEST_TYPED);
  if (word.length < SHORTEST_FORGIVEN) return [word];
  return [...new Set([word, word.slice(0, TRUSTED_PREFIX), ...deletions(word)])];
}

/** Whether `word` equals or begins with `typed`, with at most one wrong, missing, doubled or swapped letter. */
export function isNear(typed: string, word: string): boolean {
  if (word.startsWith(typed)) return true;
  if (typed.length < SHORTEST_FORGIVEN) return false;
  return [-1, 0, 1].some((more) => isOneEdit(typed, word.slice(0, typed.length + more)));
}

const prefixes = (word: string): string[] =>
  Array.from({ length: word.length - SHORTEST_PREFIX + 1 }, (_, index) =>
    word.slice(0, SHORTEST_PREFIX + index),
  );

const without = (word: string, index: number): string => word.slice(0, index) + word.slice(index + 1);

const deletions = (word: string): string[] =>
  word.length < SHORTEST_FORGIVEN ? [] : Array.from(word, (_, index) => without(word, index));

function isOneEdit(one: string, other: string): boolean {
  if (one.length < other.length) return isOneEdit(other, one);
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  if (at === -1) return true;
  if (one.length > other.length) return without(one, at) === other;
  const swapped = one.slice(0, at) + (one[at + 1] ?? '') + (one[at] ?? '') + one.slice(at + 2);
  return without(one, at) === without(other, at) || swapped === other;
}
