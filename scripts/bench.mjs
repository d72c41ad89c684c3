// npm run bench [-- --quick | --huge | --firebase | --keep-weights]: builds, seeds and measures; prints tables and writes
// bench/results.json and, of the local Firebase, bench/results-firebase.json.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    /** Also 100,000 products, which takes a while to fill in. */
    huge: { type: 'boolean', default: false },
    /** The local Firebase alone. */
    firebase: { type: 'boolean', default: false },
    /** Instead: what the gate's last build is made of becomes what a page over its budget is compared with. */
    'keep-weights': { type: 'boolean', default: false },
  },
});

try {
  ensureInstalled(ROOT);
  if (values['keep-weights']) {
    const { keepModules } = await import('./lib/weights.mjs');
    keepModules(path.join(ROOT, '.next/gate-demo'));
    process.exit(0);
  }
  const chromium = ensureChromium(ROOT);
  // A quick run is the shop's alone.
  if (values.firebase || !values.quick) {
    const { benchLocalFirebase } = await import('./lib/bench-firebase.mjs');
    await benchLocalFirebase({ ...values, chromium });
  }
  if (values.firebase) process.exit(0);
  const { bench } = await import('../bench/bench.mjs');
  await bench({ ...values, chromium });
  process.exit(0);
} catch (error) {
  console.error(`\n${error.message}`);
  process.exit(1);
}
