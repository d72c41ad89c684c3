import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';
import { DEFAULT_LOOK } from './look';
import { lookWords } from './look-words';

const wordsOf = (stored: unknown) => lookWords(parseStoreSetting('demo', { look: stored }).look).split(' ');

test('a store without a look, or with unknown words in it, has the default', () => {
  expect(wordsOf(undefined)).toEqual(expect.arrayContaining(lookWords(DEFAULT_LOOK).split(' ')));
  expect(wordsOf({ fonts: 'comic"><script>', corners: 7 })).toEqual(wordsOf(undefined));
});

test('each choice is one word of the page', () => {
  const look = { fonts: 'kufi', corners: 'round', density: 'airy', header: 'centred', footer: 'compact' };
  expect(wordsOf({ ...look, logoSize: 'large', iconSize: 'small' }).slice(0, 7)).toEqual([
    ...['fonts-kufi', 'corners-round', 'density-airy', 'header-centred', 'footer-compact'],
    ...['logoSize-large', 'iconSize-small'],
  ]);
});
