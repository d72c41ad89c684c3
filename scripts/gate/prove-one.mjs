// Runs one bundled proof for proofs.mjs: `node prove-one.mjs FILE gate|full SEED`; sends its parent the result.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [file = '', size = 'gate', seed = ''] = process.argv.slice(2);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'prove-'));
const { name, sizes, run } = await import(pathToFileURL(file).href);
const count = sizes[size];
const outcome = { name, count, ok: false, result: '' };
try {
  outcome.result = count ? await run(count, { folder, seed, say }) : 'too long for a sample';
  outcome.ok = true;
} catch (error) {
  console.error(error);
  [outcome.result = ''] = String(error.message).split('\n');
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}
process.send?.(outcome, () => process.exit(outcome.ok ? 0 : 1));

function say(line) {
  console.log(`  ${path.basename(file, '.mjs')}, ${Math.round(performance.now() / 1000)} s: ${line}`);
}
