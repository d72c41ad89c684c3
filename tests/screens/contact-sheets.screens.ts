import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { LOCALES, type Locale } from '@/lib/domain/locale';
import { enter, GROUP_NAMES } from '../e2e/support/screens/page-groups';
import { openSettled, resize, settled, turn } from '../e2e/support/screens/pages';
import { test } from '../e2e/support/shop-test';

const WIDTHS = [390, 820, 1440] as const;
const MODES = ['light', 'dark'] as const;
/** What a sheet shows of a long page, in pixels of the page. */
const LONGEST = 2600;
/** Of the size on the sheet. */
const SCALE = 0.5;
const GAP = 24;

const out = process.env.SCREENS_OUT ?? '.build/screens/sheets';
const wanted = (process.env.SCREENS_OF ?? '').split(' ').filter(Boolean);

for (const group of GROUP_NAMES)
  test(`contact sheets of ${group}`, async ({ openWindow }) => {
    const page = await openWindow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    fs.mkdirSync(out, { recursive: true });
    for (const path of await enter(page, group))
      if (wanted.length === 0 || wanted.some((prefix) => path.startsWith(prefix)))
        await contactSheet(page, path, `${group}-${fileNameOf(path)}.jpg`);
  });

const fileNameOf = (address: string) => address.replace(/[^\w-]+/g, '-').replace(/^-|-$/g, '') || 'home';

/** One row in the light, one in the dark; in each, both languages side by side at every width. */
async function contactSheet(page: Page, address: string, file: string): Promise<void> {
  const shots = new Map<string, Buffer>();
  const keyOf = (mode: string, width: number, locale: Locale) => `${mode} ${width} ${locale}`;
  for (const locale of LOCALES) {
    await openSettled(page, address, locale);
    for (const width of WIDTHS) {
      await resize(page, width);
      await loadPictures(page);
      for (const mode of MODES) {
        await turn(page, mode);
        shots.set(keyOf(mode, width, locale), await shot(page, width));
      }
      await turn(page, 'light');
    }
  }
  const rows = MODES.map((mode) =>
    WIDTHS.flatMap((width) => LOCALES.map((locale) => shots.get(keyOf(mode, width, locale)) as Buffer)),
  );
  await compose(rows, path.join(out, file));
}

/** The whole page, also what a browser leaves out while it is far from the window. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
  await settled(page);
}

async function shot(page: Page, width: number): Promise<Buffer> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(height, LONGEST) };
  const picture = await page.screenshot({ fullPage: true, clip });
  return sharp(picture)
    .resize({ width: Math.round(width * SCALE) })
    .png()
    .toBuffer();
}

async function compose(rows: readonly Buffer[][], file: string): Promise<void> {
  const pieces: { input: Buffer; left: number; top: number }[] = [];
  let [top, widest] = [GAP, 0];
  for (const row of rows) {
    let [left, highest] = [GAP, 0];
    for (const input of row) {
      const { width = 0, height = 0 } = await sharp(input).metadata();
      pieces.push({ input, left, top });
      left += width + GAP;
      highest = Math.max(highest, height);
    }
    top += highest + GAP;
    widest = Math.max(widest, left);
  }
  await sharp({ create: { width: widest, height: top, channels: 3, background: '#8a8a8a' } })
    .composite(pieces)
    .jpeg({ quality: 82 })
    .toFile(file);
}
