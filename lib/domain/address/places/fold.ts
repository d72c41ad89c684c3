import { normalizeForSearch } from '@/lib/domain/catalogue/search/normalize-for-search';

/** Articles in front of a name, in both scripts, with their assimilated forms (ash-Sharqiyah). */
const ARTICLE = /^(?:(?:al|el|ad|ar|as|ash|at|az|an|adh)[\s'’-]+|ال(?=\p{L}{2}))/u;

/** Words for the kind of place, which people write or omit. */
const KINDS =
  /^(?:city|governorate|emirate|province|region|municipality|markaz|wilayat|wilayah|qism|of|مدينه|محافظه|اماره|منطقه|بلديه|مركز|ولايه|قسم)$/u;

/** Romanisations differ in vowels and doubled letters. */
const romanised = (word: string): string =>
  word
    .replace(/(\p{L})\1/gu, '$1')
    .replace(/(?:ou|oo)/g, 'u')
    .replace(/(?:ee|ei|ie)/g, 'i')
    .replace(/ah$/, 'a')
    .replace(/eh$/, 'a');

/** Folds a place name to one form for all its spellings: "Ar-Riyadh City", "الرياض", "رياض". */
export function fold(name: string): string {
  const words = normalizeForSearch(name)
    .replace(/['’ʿʾ`ʻ]/g, '')
    .replace(/\b(al|el|ad|ar|as|ash|at|az|an|adh)[\s-]+(?=[a-z])/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => romanised(word.replace(ARTICLE, '')));
  const named = words.filter((word) => !KINDS.test(word));
  return (named.length ? named : words).join(' ');
}
