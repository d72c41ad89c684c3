// npm run bench: builds, seeds and measures.
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const HELP = `npm run bench                      builds, seeds and measures the shop and its local Firebase; prints tables and
                                   writes bench/results.json and bench/results-firebase.json
npm run bench -- --quick           the shop alone, shorter
npm run bench -- --huge            also with 100,000 products, which takes a while to fill in
npm run bench -- --lists           the admin's lists alone, with 100,000 orders
npm run bench -- --studio          the studio's board after a keystroke alone
npm run bench -- --firebase        the local Firebase alone`;

try {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      huge: { type: 'boolean', default: false },
      firebase: { type: 'boolean', default: false },
      lists: { type: 'boolean', default: false },
      studio: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(HELP);
    process.exit(0);
  }
  ensureInstalled(ROOT);
  const chromium = ensureChromium(ROOT);
  if (values.lists) {
    const { benchLists } = await import('../bench/bench.mjs');
    await benchLists({ chromium });
    process.exit(0);
  }
  if (values.studio) {
    const { benchStudio } = await import('../bench/bench.mjs');
    await benchStudio({ chromium });
    process.exit(0);
  }
  // A quick run measures the shop alone.
  if (values.firebase || !values.quick) {
    const { benchLocalFirebase } = await import('./local/bench-firebase.mjs');
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
