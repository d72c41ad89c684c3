import { nearWords } from './near-words';
import { areBegun, areNear, containWords, longestFirst } from './search-match';
import { searchTokens } from './search-tokens';

const TEXTS = ['Olive harbour', 'مرفأ الزيتون'];

test('all of the words must be there, as search spells them', () => {
  expect(containWords(TEXTS, searchTokens('HARBOUR زيتون olive'))).toBe(false);
  expect(containWords(TEXTS, searchTokens('HARBOUR الزَيتون olive'))).toBe(true);
  expect(containWords(TEXTS, [])).toBe(true);
});

test('each of the typed words must be near one, unfinished or mistyped, in whichever language', () => {
  expect(areNear(nearWords('harbuor oli'), TEXTS)).toBe(true);
  expect(areNear(nearWords('harbour زيتو'), TEXTS)).toBe(true);
  expect(areNear(nearWords('harbour lantern'), TEXTS)).toBe(false);
});

test('a word is begun by its first letters alone', () => {
  expect(areBegun(nearWords('زيتو har'), TEXTS)).toBe(true);
  expect(areBegun(nearWords('harbuor'), TEXTS)).toBe(false);
  expect(areBegun(nearWords('olive lantern'), TEXTS)).toBe(false);
});

test('the longest word comes first', () => {
  expect(longestFirst(['a4', 'harbour', 'olive'])).toEqual(['harbour', 'olive', 'a4']);
});
