// npm run prove: runs the long proofs. Built-ins only.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';

const HELP = `npm run prove                  the long proofs of tests/prove, in full
npm run prove -- NAME…         those alone; a wrong name lists all
npm run prove -- --sample      as small as in the gate
PROVE_SEED draws the same random numbers again.`;

async function main() {
  const { values, positionals } = parseArgs({
    options: { sample: { type: 'boolean' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  ensureInstalled(fileURLToPath(new URL('..', import.meta.url)));
  const { refreshParts } = await import('./build/parts.mjs');
  const { runProofs } = await import('./gate/proofs.mjs');
  await refreshParts(['functions', 'emulator']);
  const { passed, failed } = await runProofs({ size: values.sample ? 'gate' : 'full', names: positionals });
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  (error) => {
    console.error(`\n${error.message}`);
    process.exit(1);
  },
);
