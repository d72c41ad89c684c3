import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/root.mjs';

const MARKER = path.join(ROOT, '.build/gate-passed');

/** Settings of one store that `npm run deploy` writes; not in .gitignore, because App Hosting's archive leaves out what is. */
const OF_A_STORE = ':(exclude)apphosting.*.yaml';

/**
 * A hash of every file that git tracks or would track, without the settings of single stores; null where this is no git
 * repository.
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
    // Deleted, but still in git's index.
    if (fs.existsSync(file)) hash.update(name).update('\0').update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}

/** Records that the gate passed for this code, given as its hash from before the gate began. */
export function rememberGate(codeHash) {
  if (!codeHash) return;
  fs.mkdirSync(path.dirname(MARKER), { recursive: true });
  fs.writeFileSync(MARKER, codeHash);
}

/** Whether the gate passed on this machine for the very code that is here now. */
export const gatePassed = () => fs.existsSync(MARKER) && fs.readFileSync(MARKER, 'utf8') === hashOfCode();
