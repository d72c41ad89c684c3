import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { bundle } from './bundle.mjs';
import { ROOT } from '../lib/root.mjs';

const WORKER = 'lib/browser/studio/studio-worker.ts';
const VERSES = 'data/quran/quran-simple.txt';

/**
 * Writes `public/studio`: the studio's worker, HarfBuzz's WebAssembly where its script expects it, the fonts, and the Quran's
 * text.
 */
export async function makeStudio(folder) {
  const out = path.join(ROOT, folder);
  await fs.mkdir(out, { recursive: true });
  await writeStudioFonts(path.join(folder, 'faces'));
  const { resolve } = createRequire(path.join(ROOT, 'package.json'));
  await writeVerses(folder);
  // HarfBuzz's script loads the file from its own folder.
  const besideScript = path.join(path.dirname(resolve('harfbuzzjs')), 'harfbuzz.wasm');
  await fs.copyFile(besideScript, path.join(out, 'harfbuzz.wasm'));
  await build({
    entryPoints: [path.join(ROOT, WORKER)],
    outfile: path.join(out, 'studio-worker.js'),
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    alias: { '@': ROOT },
    // HarfBuzz's script imports it only in Node.
    external: ['module'],
    logLevel: 'warning',
  });
}

/** The Quran's text with its notice, unaltered, into `folder`. */
export const writeVerses = (folder) =>
  fs.copyFile(path.join(ROOT, VERSES), path.join(ROOT, folder, path.basename(VERSES)));

/** Writes whole fonts into `folder`, one file for each script of each typeface. */
export async function writeStudioFonts(folder) {
  const printer = '.build/studio/studio-fonts.mjs';
  await bundle('scripts/fonts/studio-fonts.ts', printer, { format: 'esm' });
  const { studioFonts } = await import(`${pathToFileURL(path.join(ROOT, printer))}?${Date.now()}`);
  await fs.mkdir(path.join(ROOT, folder), { recursive: true });
  for (const { file, sfnt } of await studioFonts())
    await fs.writeFile(path.join(ROOT, folder, `${file}.ttf`), sfnt);
}
