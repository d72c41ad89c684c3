import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/root.mjs';

const MARKER = path.join(ROOT, '.build/gate-passed');

/** Store settings that `npm run deploy` writes. They are not in .gitignore, because App Hosting's archive skips ignored files. */
const OF_A_STORE = ':(exclude)apphosting.*.yaml';

/**
 * Hashes every file that git tracks or would track, without the settings of single stores; null outside a git repository.
 * @param {readonly string[]} paths as git's pathspecs, all files by default
 */
export function hashOfCode(paths = []) {
  const git = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths, OF_A_STORE],
    {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  if (git.status !== 0) return null;
  const hash = createHash('sha256');
  const names = [...new Set(git.stdout.split('\0').filter(Boolean))].sort();
  for (const name of names) {
    const file = path.join(ROOT, name);
    // A deleted file may still be in git's index.
    if (fs.existsSync(file)) hash.update(name).update('\0').update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}

/** Records that the gate passed for this code; the caller hashes the code before the gate begins. */
export function rememberGate(codeHash) {
  if (!codeHash) return;
  fs.mkdirSync(path.dirname(MARKER), { recursive: true });
  fs.writeFileSync(MARKER, codeHash);
}

/** Whether the gate passed on this machine for the present code. */
export const gatePassed = () => fs.existsSync(MARKER) && fs.readFileSync(MARKER, 'utf8') === hashOfCode();
