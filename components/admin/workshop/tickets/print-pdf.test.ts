/** @jest-environment node */
import { inflateSync } from 'node:zlib';
import { PDFDocument } from 'pdf-lib';
import { printPdf } from '@/components/admin/workshop/tickets/print-pdf';
import type { Scene } from '@/lib/domain/studio/scene';
import { toSvg } from '@/lib/domain/studio/to-svg';
import { boardOutlines, cuttingSvg } from '@/lib/domain/workshop/board-outlines';
import { aDesignInput } from '@/tests/fixtures/studio';

const SQUARE = 'M10 20H30V40H10Z';
const scene: Scene = {
  widthMm: 300,
  heightMm: 400,
  bleedMm: 3,
  safeMm: 10,
  background: '#f5efe0',
  frame: { color: '#b08d57', widthMm: 20 },
  items: [{ kind: 'path', layerId: 'title', d: SQUARE, color: '#ff0000' }],
  warnings: [],
};
const design = { input: aDesignInput(), drawing: { bleedMm: 3 } };
const outlines = boardOutlines(toSvg(scene), design);

const mm = (points: number) => Math.round((points / 72) * 25.4 * 1000) / 1000;
const inMm = (box: { x: number; y: number; width: number; height: number }) =>
  [box.x, box.y, box.width, box.height].map(mm);

async function pdfOf(...numbers: string[]) {
  if (!outlines) throw new Error('no outlines');
  return printPdf(numbers.map((number) => ({ number, outlines })));
}

test('a page has the board as its TrimBox, the bleed around it and marks outside, in exact millimetres', async () => {
  const pages = (await PDFDocument.load(await pdfOf('B-1TQ4K9-7F3', 'B-1TQ4K9-7F4'))).getPages();
  expect(pages).toHaveLength(2);
  for (const page of pages)
    expect([page.getMediaBox(), page.getBleedBox(), page.getTrimBox()].map(inMm)).toEqual([
      [0, 0, 326, 426],
      [10, 10, 306, 406],
      [13, 13, 300, 400],
    ]);
});

test('the outlines are vectors in RGB, moved from the trimmed top left and scaled to points', async () => {
  const content = streamsOf(await pdfOf('B-1TQ4K9-7F3')).find((text) => text.includes(' rg'));
  expect(content).toContain('1 0 0 rg');
  expect(content).toMatch(/10 20 m\s+30 20 l\s+30 40 l\s+10 40 l\s+h/);
  const [, x, y] =
    /1 0 0 1 (\S+) (\S+) cm\s[\s\S]*?10 20 m/.exec(content?.slice(content.indexOf('1 0 0 rg') - 200) ?? '') ??
    [];
  expect([Number(x), Number(y)].map(mm)).toEqual([13, 413]);
});

test('the drawing that was seen is read without its frame; the file for cutting has the outlines alone', () => {
  expect(outlines).toEqual({
    widthMm: 300,
    heightMm: 400,
    bleedMm: 3,
    background: '#f5efe0',
    paths: [{ d: SQUARE, color: '#ff0000' }],
  });
  expect(outlines && cuttingSvg(outlines)).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300mm" height="400mm" viewBox="0 0 300 400"><path d="${SQUARE}" fill="#ff0000"/></svg>`,
  );
});

test('a drawing with a picture, or with anything else than outlines, is refused', () => {
  const svg = toSvg(scene);
  for (const more of ['<image href="picture:a"/>', '<script>1</script>', '<path d="M0 0" fill="url(#a)"/>'])
    expect(boardOutlines(svg.replace('</svg></svg>', `${more}</svg></svg>`), design)).toBeNull();
  expect(boardOutlines('', design)).toBeNull();
});

/** The decompressed streams of a PDF. */
function streamsOf(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes).toString('latin1');
  return Array.from(file.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g), ([, data = '']) => {
    try {
      return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
    } catch {
      return data;
    }
  });
}
