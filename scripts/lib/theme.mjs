import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { ROOT } from './local-env.mjs';

const OUT = path.join(ROOT, 'theme/generated');

/**
 * Prints `theme/generated/`: `theme.css` for `_app`, `recipes.ts` for the typed `recipe()`, and `theme.json`
 * for the PostCSS plugin. Files that would not change keep their time, so that watchers stay quiet.
 */
export async function generateTheme() {
  // Inside the project, so that the bundle finds its packages.
  const printer = path.join(ROOT, '.build/theme/print.mjs');
  await bundle('theme/print.ts', '.build/theme/print.mjs', { format: 'esm' });
  const { printTheme } = await import(`${pathToFileURL(printer)}?${Date.now()}`);
  const { css, shapes, variables, breakpoints } = printTheme();
  await mkdir(OUT, { recursive: true });
  await writeChanged('theme.css', css);
  await writeChanged('theme.json', JSON.stringify({ breakpoints, variables }));
  await writeChanged('recipes.ts', recipesModule(shapes));
}

async function writeChanged(name, text) {
  const file = path.join(OUT, name);
  const before = await readFile(file, 'utf8').catch(() => null);
  if (before !== text) await writeFile(file, text);
}

/** Types carry the choices, so that the browser receives the defaults alone. */
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
