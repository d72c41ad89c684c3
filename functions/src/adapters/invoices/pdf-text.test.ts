import { visualRuns } from '@/lib/domain/studio/text/text-runs';
import type { Shaper } from '@/lib/domain/studio/text/shaper';
import type { PdfFonts } from './pdf-fonts';
import { PdfText } from './pdf-text';

/** Every letter is one em wide. */
const SHAPER = {
  unitsPerEm: () => 1,
  shape: (_file: unknown, text: string, { start, end }: { start: number; end: number }) =>
    Array.from(text.slice(start, end), (_letter, at) => ({ glyph: 1, cluster: start + at, advance: 1 })),
} as unknown as Shaper;

const fromRight = (text: string) => [...text].reverse().join('');

test('signs at a line break stay where the whole text puts them', () => {
  const text = new PdfText(SHAPER, {} as PdfFonts);
  const lines = text.wrap('قالت:  Home is where,\nyou are my heart', { size: 1, weight: 'regular' }, 20);
  const fromLeft = lines.map((line) =>
    visualRuns(line, { arabic: 'modern', latin: 'plex' })
      .map(({ start, end, direction }) => {
        const part = line.text.slice(start, end);
        return direction === 'rtl' ? fromRight(part) : part;
      })
      .join(''),
  );
  expect(fromLeft).toEqual([`Home is where, ${fromRight('قالت:')}`, 'you are my heart']);
});
