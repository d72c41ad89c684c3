import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/root.mjs';

const SKIP = new Set(['node_modules', 'dist', 'generated', '.next', '.build', '.data']);

function* filesBelow(entry) {
  const stat = fs.statSync(entry, { throwIfNoEntry: false });
  if (!stat) return;
  if (stat.isFile()) {
    if (!/\.test\.tsx?$/.test(entry)) yield entry;
    return;
  }
  for (const name of fs.readdirSync(entry).sort())
    if (!SKIP.has(name)) yield* filesBelow(path.join(entry, name));
}

function hashOf(inputs, extra) {
  const hash = createHash('sha256').update(JSON.stringify(extra));
  for (const input of inputs)
    for (const file of filesBelow(path.join(ROOT, input))) hash.update(file).update(fs.readFileSync(file));
  return hash.digest('hex');
}

/**
 * Runs `make` unless `output` was built from the same inputs. The stamp is in the output folder, so deleting the output forces
 * a rebuild. Resolves to whether it rebuilt.
 */
export async function rebuildIfChanged({ output, inputs, extra = {}, make }) {
  const stamp = path.join(ROOT, output, '.made-from');
  const hash = hashOf(inputs, extra);
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === hash) return false;
  fs.rmSync(stamp, { force: true });
  await make();
  fs.mkdirSync(path.dirname(stamp), { recursive: true });
  fs.writeFileSync(stamp, hash);
  return true;
}
