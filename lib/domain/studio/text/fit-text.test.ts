import { fitText } from './fit-text';
import type { Shaper } from './shaper';

/** Every letter is one em wide, with its code as its glyph. */
const SHAPER: Shaper = {
  unitsPerEm: () => 1,
  hasGlyph: () => true,
  shape(_file, text, { direction, start, end }) {
    const glyphs = Array.from(text.slice(start, end), (letter, at) => ({
      glyph: letter.charCodeAt(0),
      cluster: start + at,
      advance: 1,
      xOffset: 0,
      yOffset: 0,
      tatweelSafe: /\p{Script=Arabic}{2}/u.test(text.slice(start + at - 1, start + at + 1)),
    }));
    return direction === 'rtl' ? glyphs.reverse() : glyphs;
  },
  outline: () => [],
  ink: () => ({ left: 0, right: 1, top: 1, bottom: 0 }),
};

/** The letters of two lines, each from the left. */
function linesFromLeft(text: string, kashida: boolean): string[] {
  const room = { widthMm: 10, heightMm: 1000, maxMm: 100, maxLines: 2, lineHeight: 1, kashida };
  const fitted = fitText(text, { arabic: 'naskh', latin: 'sans' }, room, SHAPER);
  return (fitted?.lines ?? []).map(({ glyphs }) =>
    String.fromCharCode(...[...glyphs].sort((a, b) => a.x - b.x).map(({ glyph }) => glyph)),
  );
}

const fromRight = (text: string) => [...text].reverse().join('');

const BROKEN: readonly (readonly [string, string, string])[] = [
  ['قالت: Home is where, you are my heart', `Home is where, ${fromRight('قالت:')}`, 'you are my heart'],
  [
    'She said مرحبا بكم، يا أصدقائي الكرام',
    `She said ${fromRight('مرحبا بكم،')}`,
    fromRight('يا أصدقائي الكرام'),
  ],
  [
    'عائلة الأحمد السعيدة 2019-2024 بخير',
    fromRight('عائلة الأحمد السعيدة'),
    `${fromRight('بخير')} 2024-2019`,
  ],
  [
    'عائلة الأحمد السعيدة 12-5-2024 بخير',
    fromRight('عائلة الأحمد السعيدة'),
    `${fromRight('بخير')} 2024-5-12`,
  ],
];

test.each(BROKEN)(
  '%s: signs at a line break stay where the whole paragraph puts them',
  (text, first, second) => {
    expect(linesFromLeft(text, false)).toEqual([first, second]);
  },
);

test.each(BROKEN)('%s: stretching its lines puts nothing elsewhere', (text, first, second) => {
  const stretched = linesFromLeft(text, true);
  expect(stretched.map((line) => line.replaceAll('ـ', ''))).toEqual([first, second]);
});

test('the shorter line is stretched', () => {
  const [first, second] = linesFromLeft('عائلة الأحمد السعيدة 2019-2024 بخير', true);
  expect([first?.includes('ـ'), second?.includes('ـ')]).toEqual([false, true]);
});
