import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';
import { DEFAULT_LOOK, lookAttributes } from './look';

const shownOf = (stored: unknown) =>
  lookAttributes(parseStoreSetting('demo', { look: stored }).look).filter(([, value]) => value);

test('a store without a look, or with unknown words in it, has none of the attributes', () => {
  expect(shownOf(undefined)).toEqual([]);
  expect(shownOf({ fonts: 'comic"><script>', corners: 7, density: DEFAULT_LOOK.density })).toEqual([]);
});

test('each choice is one attribute of the page', () => {
  const look = { fonts: 'kufi', corners: 'round', density: 'airy', header: 'centred', footer: 'compact' };
  expect(shownOf({ ...look, logoSize: 'large', iconSize: 'small' })).toEqual([
    ['data-fonts', 'kufi'],
    ['data-corners', 'round'],
    ['data-density', 'airy'],
    ['data-header', 'centred'],
    ['data-footer', 'compact'],
    ['data-logo', 'large'],
    ['data-icons', 'small'],
  ]);
});
