/** @jest-environment node */
import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDocument, PDFName } from 'pdf-lib';
import sharp from 'sharp';
import { printPdf } from '@/components/admin/workshop/tickets/print-pdf';
import { placePicture } from '@/lib/domain/studio/board/place-picture';
import type { Scene } from '@/lib/domain/studio/board/scene';
import { toSvg, withPictures } from '@/lib/domain/studio/board/to-svg';
import { STUDIO_LIBRARY } from '@/lib/domain/studio/library/library';
import { cmykOf, isMixed } from '@/lib/domain/workshop/cmyk';
import { boardOutlines, cuttingSvg } from '@/lib/domain/workshop/board-outlines';
import { aDesignInput } from '@/tests/fixtures/studio/studio';

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
/** Its middle half shows in an arch of 90 by 120 mm: the height fills it, a quarter is cut at either side. */
const picture = {
  path: 'designPictures/rana/demo/p1.jpg',
  widthPx: 600,
  heightPx: 400,
  crop: { x: 250, y: 0, width: 500, height: 1000 },
};
const layer = {
  id: 'picture',
  kind: 'picture',
  box: { x: 0, y: 0, width: 0, height: 0 },
  fieldId: 'photo',
  shape: 'arch',
} as const;
const pictured: Scene = {
  ...scene,
  items: [placePicture(layer, { x: 50, y: 60, width: 90, height: 120 }, picture), ...scene.items],
};
const picturedDesign = { input: aDesignInput({ pictures: { photo: picture } }), drawing: { bleedMm: 3 } };
const design = { input: aDesignInput(), drawing: { bleedMm: 3 } };
const outlines = boardOutlines(toSvg(scene), design);

const mm = (points: number) => Math.round((points / 72) * 25.4 * 1000) / 1000;
const inMm = (box: { x: number; y: number; width: number; height: number }) =>
  [box.x, box.y, box.width, box.height].map(mm);

async function pdfOf(...numbers: string[]) {
  if (!outlines) throw new Error('no outlines');
  return printPdf(numbers.map((number) => ({ number, outlines, pictures: new Map() })));
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

test('marks of the trim and of the bleed stand outside the bleed', async () => {
  const content = streamsOf(await pdfOf('B-1TQ4K9-7F3')).find((text) => text.includes(' k\n')) ?? '';
  const ends = Array.from(content.matchAll(/(\S+) (\S+) m\s+(\S+) (\S+) l\s+S/g), ([, ...line]) =>
    line.map((points) => mm(Number(points))),
  );
  const across = ends.filter(([x, , toX]) => x === toX).map(([x]) => x);
  expect([ends.length, new Set(across)]).toEqual([16, new Set([13, 313, 10, 316])]);
  // The sheet is 326 by 426 mm, its bleed begins 10 mm inside.
  for (const [x = 0, y = 0, toX = 0, toY = 0] of ends)
    expect(
      x === toX
        ? Math.max(y, toY) <= 8 || Math.min(y, toY) >= 418
        : Math.max(x, toX) <= 8 || Math.min(x, toX) >= 318,
    ).toBe(true);
});

test('the file names the printing condition that its colours are mixed for', async () => {
  const { catalog, context } = await PDFDocument.load(await pdfOf('B-1TQ4K9-7F3'));
  const intents = context.lookup(catalog.get(PDFName.of('OutputIntents')), PDFArray);
  expect(String(intents.lookup(0))).toMatch(
    /\/S \/GTS_PDFX\s+\/OutputConditionIdentifier \(FOGRA39\)\s+\/OutputCondition \(Offset on coated paper, .*FOGRA39L\\?\)\)\s+\/RegistryName \(http:\/\/www.color.org\)/,
  );
});

test('a colour of the library is mixed by its table, any other from its RGB', () => {
  expect(['#2a2725', '#2A2725', '#000000', '#808000', '#ffffff'].map(cmykOf)).toEqual([
    [0, 0, 0, 95],
    [0, 0, 0, 95],
    [0, 0, 0, 100],
    [0, 0, 100, 50],
    [0, 0, 0, 0],
  ]);
  const { inks, backgrounds } = STUDIO_LIBRARY['wedding-arch'] ?? { inks: [], backgrounds: [] };
  expect([...inks, ...backgrounds].filter(({ color }) => !isMixed(color))).toEqual([]);
});

test('the outlines are vectors in CMYK, moved from the trimmed top left and scaled to points', async () => {
  const content = streamsOf(await pdfOf('B-1TQ4K9-7F3')).find((text) => text.includes(' k\n'));
  expect(content).toContain('0 1 1 0 k');
  expect(content).not.toMatch(/ (rg|RG)\s/);
  expect(content).toMatch(/10 20 m\s+30 20 l\s+30 40 l\s+10 40 l\s+h/);
  const [, x, y] =
    /1 0 0 1 (\S+) (\S+) cm\s[\s\S]*?10 20 m/.exec(
      content?.slice(content.indexOf('0 1 1 0 k') - 200) ?? '',
    ) ?? [];
  expect([Number(x), Number(y)].map(mm)).toEqual([13, 413]);
});

test('the drawing that was seen is read without its frame; the file for cutting has the outlines alone', () => {
  expect(outlines).toEqual({
    widthMm: 300,
    heightMm: 400,
    bleedMm: 3,
    background: '#f5efe0',
    items: [{ kind: 'path', d: SQUARE, color: '#ff0000' }],
  });
  expect(outlines && cuttingSvg(outlines, new Map())).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300mm" height="400mm" viewBox="0 0 300 400"><path d="${SQUARE}" fill="#ff0000"/></svg>`,
  );
});

test('a drawing with a picture that its design does not have, or with anything else, is refused', () => {
  const svg = toSvg(scene);
  expect(boardOutlines(toSvg(pictured), design)).toBeNull();
  for (const more of ['<image href="picture:a"/>', '<script>1</script>', '<path d="M0 0" fill="url(#a)"/>'])
    expect(boardOutlines(svg.replace('</svg></svg>', `${more}</svg></svg>`), design)).toBeNull();
  expect(boardOutlines('', design)).toBeNull();
});

test('a picture is cut to its shape and lies where the shopper saw it, in exact millimetres, behind what is in front', async () => {
  const jpeg = await sharp({ create: { width: 600, height: 400, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  const read = boardOutlines(toSvg(pictured), picturedDesign);
  if (!read) throw new Error('no outlines');
  const pictures = new Map([['photo', jpeg.toString('base64')]]);
  const pdf = await printPdf([{ number: 'B-1TQ4K9-7F3', outlines: read, pictures }]);
  expect(Buffer.from(pdf).includes(jpeg)).toBe(true);
  const content = streamsOf(pdf).find((text) => text.includes(' k\n')) ?? '';
  const [, drawn = ''] = /50 180 m([\s\S]*?) Do/.exec(content) ?? [];
  // The arch of 90 by 120 mm: straight to its spring line, round above.
  expect(drawn).toMatch(
    /^\s+50 105 l\s+50 80\.147 70\.147 60 95 60 c\s+119\.853 60 140 80\.147 140 105 c\s+140 180 l\s+h/,
  );
  // Clipped before it is drawn: the whole picture, 180 by 120 mm, with its middle in the middle of the arch.
  expect(drawn).toMatch(/h\s+W\s+n\s+q\s+1 0 0 1 5 180 cm\s[\s\S]*180 0 0 -120 0 0 cm/);
  const [, points, down] = /(\S+) 0 0 (\S+) 0 0 cm\s+50 180 m/.exec(content) ?? [];
  expect([Number(points), Number(down)].map(mm)).toEqual([1, -1]);
  expect(content.indexOf(' Do')).toBeLessThan(content.indexOf('10 20 m'));
});

test('the file for cutting has the picture in it, as the drawing shows it', () => {
  const read = boardOutlines(toSvg(pictured), picturedDesign);
  const seen = withPictures(toSvg(pictured), () => 'data:image/jpeg;base64,AAAA');
  const [shown = ''] = /<clipPath.*<\/g>/.exec(seen) ?? [];
  expect(shown).toContain('href="data:image/jpeg;base64,AAAA"');
  expect(read && cuttingSvg(read, new Map([['photo', 'AAAA']]))).toContain(shown);
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
