import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { facesOf } from '@/lib/domain/studio/text/faces';
import { createHarfBuzzShaper } from '@/lib/domain/studio/text/harfbuzz-shaper';
import { studioFonts, type StudioFont } from '@/scripts/fonts/studio-fonts';
import { ensureChromium } from '@/scripts/lib/chromium.mjs';
import { integer, randomOf } from '@/scripts/seed/random';
import { STUDIO_STRINGS } from '@/tests/fixtures/studio/studio-strings';
import { comparedLine, type ComparedLine } from './support/studio-lines';
import type { Proof, ProofContext } from './support/proof';

export const name = "the studio's outlines against Chromium's own text";
/** Lines compared. */
export const sizes: Proof['sizes'] = { gate: 40, full: 800 };

/** Of the ink. */
const MOST_DIFFERENCE = 0.01;
const WIDEST = 6000;
const SITE = 'http://studio.test';
/** Outside of git: each line twice, for people to look at. */
const SHEETS = '.build/studio/sheets';
const LINES_ON_A_SHEET = 24;

interface Compared {
  readonly label: string;
  readonly difference: number;
  readonly pictures: readonly [Buffer, Buffer];
}

/** What HarfBuzz and bidi-js draw is what a browser's own text engine draws with the same fonts. */
export async function run(size: number, { seed, say }: ProofContext): Promise<string> {
  const fonts = await studioFonts();
  const lines = await drawnLines(fonts, size, seed);
  const browser = await chromium.launch({
    executablePath: ensureChromium(process.cwd()),
    args: ['--no-sandbox'],
  });
  const compared: Compared[] = [];
  try {
    const page = await browser.newPage({ viewport: { width: WIDEST, height: 800 } });
    await serveFonts(page, fonts);
    for (const [at, line] of lines.entries()) {
      compared.push(await compare(page, line));
      if (at % 100 === 99) say(`${at + 1} lines of ${lines.length}`);
    }
  } finally {
    await browser.close();
  }
  const worst = [...compared].sort((a, b) => b.difference - a.difference);
  await writeSheets(worst);
  for (const { difference, label } of worst.slice(0, 10)) say(`${percent(difference)}  ${label}`);
  const beyond = worst.filter(({ difference }) => difference > MOST_DIFFERENCE);
  assert.equal(beyond.length, 0, `${beyond.length} lines differ by more than 1 %: ${beyond[0]?.label}`);
  const mean = compared.reduce((sum, { difference }) => sum + difference, 0) / compared.length;
  return `${compared.length} lines differ by ${percent(mean)} of their ink on average, ${percent(worst[0]?.difference ?? 0)} at most`;
}

const percent = (share: number) => `${(share * 100).toFixed(2)} %`;

/** Every string in every Arabic face, in an order that chance gives. */
async function drawnLines(fonts: readonly StudioFont[], size: number, seed: string): Promise<ComparedLine[]> {
  const shaper = createHarfBuzzShaper(await import('harfbuzzjs'));
  for (const { file, sfnt } of fonts) shaper.add(file, sfnt);
  const latin = facesOf('latin');
  const random = randomOf(seed);
  const lines = STUDIO_STRINGS.filter(({ refused }) => !refused)
    .flatMap(({ text }) =>
      facesOf('arabic').map((face) =>
        comparedLine(text, face, latin[integer(random, 0, latin.length - 1)] ?? 'sans', shaper),
      ),
    )
    .filter((line) => line !== null && line.width <= WIDEST)
    .map((line) => ({ line, order: random() }))
    .sort((a, b) => a.order - b.order);
  return lines.flatMap(({ line }) => line ?? []).slice(0, size);
}

async function serveFonts(page: Page, fonts: readonly StudioFont[]) {
  const faces = fonts.map(({ file }) => `@font-face{font-family:'${file}';src:url('${SITE}/${file}.ttf')}`);
  const style = `${faces.join('')}body{margin:0;background:#fff}section{position:absolute;left:0;top:0;overflow:hidden}svg{display:block}i{display:inline-block}div{text-rendering:geometricPrecision}`;
  await page.route(`${SITE}/**`, (route) => {
    const file = path.basename(new URL(route.request().url()).pathname, '.ttf');
    const font = fonts.find((one) => one.file === file);
    return font
      ? route.fulfill({ body: font.sfnt, contentType: 'font/ttf' })
      : route.fulfill({
          body: `<!doctype html><meta charset="utf-8"><style>${style}</style><body>`,
          contentType: 'text/html',
        });
  });
  await page.goto(`${SITE}/page`);
}

async function compare(page: Page, { label, width, height, svg, html }: ComparedLine): Promise<Compared> {
  const pictureOf = async (content: string) => {
    await page.evaluate(
      async ({ content, width, height }) => {
        document.body.innerHTML = `<section style="width:${width}px;height:${height}px">${content}</section>`;
        await document.fonts.ready;
        const text = document.querySelector<HTMLElement>('div');
        const foot = text?.querySelector('i')?.getBoundingClientRect().bottom ?? 0;
        if (text) text.style.top = `${Number(text.dataset.baseline) - foot}px`;
      },
      { content, width, height },
    );
    return page.screenshot({ clip: { x: 0, y: 0, width, height } });
  };
  const pictures = [await pictureOf(svg), await pictureOf(html)] as const;
  const [ours = [], theirs = []] = await Promise.all(
    pictures.map(async (picture) => [...(await sharp(picture).greyscale().raw().toBuffer())]),
  );
  return { label, pictures, difference: differenceOf(ours, theirs) };
}

/** Pixels that are ink in one picture and paper in the other, as a share of the ink; shades at the edges are no difference. */
function differenceOf(ours: readonly number[], theirs: readonly number[]): number {
  let ink = 0;
  let different = 0;
  ours.forEach((level, at) => {
    if (level < 128) ink += 1;
    if (Math.abs(level - (theirs[at] ?? 255)) > 128) different += 1;
  });
  return ink === 0 ? 1 : different / ink;
}

async function writeSheets(compared: readonly Compared[]) {
  await fs.rm(SHEETS, { recursive: true, force: true });
  await fs.mkdir(SHEETS, { recursive: true });
  for (let first = 0; first < compared.length; first += LINES_ON_A_SHEET) {
    const rows = compared.slice(first, first + LINES_ON_A_SHEET);
    const cells = await Promise.all(
      rows.flatMap(({ pictures }, row) =>
        pictures.map(async (picture, column) => ({
          input: await sharp(picture)
            .resize(780, 70, { fit: 'contain', background: '#ffffff' })
            .png()
            .toBuffer(),
          left: 10 + column * 800,
          top: 5 + row * 80,
        })),
      ),
    );
    await sharp({ create: { width: 1600, height: 80 * rows.length, channels: 3, background: '#dddddd' } })
      .composite(cells)
      .png()
      .toFile(path.join(SHEETS, `lines-${String(first).padStart(3, '0')}.png`));
  }
}
