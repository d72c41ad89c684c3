import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { ROOT } from '../lib/root.mjs';

const OUT = path.join(ROOT, 'theme/generated');

/**
 * Generates `theme/generated/`: `theme.css` and `fonts.css` for `_app`, `recipes.ts` for the typed `recipe()`, and `theme.json`
 * for the PostCSS plugin. Leaves unchanged files alone, so that watchers do not fire.
 */
export async function generateTheme() {
  // Inside the project, so that the bundle finds its packages.
  const { printTheme } = await load('theme/print.ts', '.build/theme/print.mjs');
  const { printFonts } = await load('scripts/fonts/print-fonts.ts', '.build/theme/print-fonts.mjs');
  const { css, shapes, variables, constants, breakpoints } = printTheme();
  await mkdir(path.join(OUT, 'fonts'), { recursive: true });
  await writeChanged('theme.css', css);
  await writeChanged('theme.json', JSON.stringify({ breakpoints, variables, constants }));
  await writeChanged('recipes.ts', recipesModule(shapes));
  const fonts = await printFonts();
  for (const { name, data } of fonts.files) await writeChanged(`fonts/${name}`, data);
  await writeChanged('fonts.css', fonts.css);
}

async function load(source, bundled) {
  await bundle(source, bundled, { format: 'esm' });
  return import(`${pathToFileURL(path.join(ROOT, bundled))}?${Date.now()}`);
}

async function writeChanged(name, content) {
  const file = path.join(OUT, name);
  const before = await readFile(file).catch(() => null);
  if (!before?.equals(Buffer.from(content))) await writeFile(file, content);
}

/** Puts the choices into types, so that the browser receives only the defaults. */
function recipesModule(shapes) {
  const union = (values) => values.map((value) => JSON.stringify(value)).join(' | ') || 'never';
  const axes = (variants) =>
    Object.entries(variants).map(([axis, values]) => `${JSON.stringify(axis)}?: ${union(values)}`);
  const types = Object.entries(shapes).map(
    ([name, { variants, slots }]) =>
      `  ${name}: { variants: { ${axes(variants).join('; ')} }; slot: ${union(slots)} };`,
  );
  const defaults = Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, shape.defaults]));
  return `export interface Recipes {\n${types.join('\n')}\n}\n\nexport const defaults = ${JSON.stringify(defaults)};\n`;
}
