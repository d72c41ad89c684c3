// Measures the speed and size that emulator/README.md promises.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { printFigures } from './figures.mjs';
import { ownConfig } from './own-config.mjs';
import { openPages } from './pages.mjs';
import { measureGrowth } from './growth.mjs';
import { measureStart } from './start.mjs';
import { measureTabs } from './tabs.mjs';

/**
 * Prints one table of figures with their bounds, and resolves to them: `{ what, unit, value, bound }`.
 * @param {object} options
 * @param {string} options.chromium the browser's executable
 * @param {(config: object) => object} [options.configured] the configuration (src/config.ts) whose start is measured, from
 *   one without functions on free ports
 * @param {boolean} [options.quick] fewer repetitions and no collection of 100,000 documents
 */
export async function benchFirebase({ chromium, configured = (config) => config, quick = false }) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'firebase-bench-'));
  const configOf = (name) => ownConfig(path.join(folder, name));
  const pages = await openPages(chromium);
  try {
    console.log('Measuring the local Firebase: its start');
    const figures = await measureStart(configured(await configOf('start')), { repeat: quick ? 1 : 3 });
    console.log('Measuring the local Firebase: tabs and listeners');
    figures.push(...(await measureTabs(await configOf('tabs'), pages, { writes: quick ? 50 : 300 })));
    console.log(`Measuring the local Firebase: up to ${quick ? '10,000' : '100,000'} documents`);
    const repeat = quick ? 20 : 100;
    figures.push(...(await measureGrowth(await configOf('growth'), pages, { repeat, huge: !quick })));
    printFigures('The local Firebase', figures);
    return figures;
  } finally {
    await pages.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
