// npm run prove: the long proofs in full. `-- NAME…` runs those alone, `--sample` as small as in the gate. Built-ins only.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';

async function main() {
  const { values, positionals } = parseArgs({
    options: { sample: { type: 'boolean' } },
    allowPositionals: true,
  });
  ensureInstalled(fileURLToPath(new URL('..', import.meta.url)));
  const { refreshParts } = await import('./lib/parts.mjs');
  const { runProofs } = await import('./lib/proofs.mjs');
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
