import { spawnSync } from 'node:child_process';
import { ROOT } from '../lib/root.mjs';

/** Files that differ from where the work branched off `since`, new ones included, deleted ones not. Throws on an unknown commit. */
export function changedFiles(since) {
  const changed = git(['diff', '--name-only', '--diff-filter=d', '-z', '--merge-base', since]);
  const untracked = git(['ls-files', '--others', '--exclude-standard', '-z']);
  return [...changed, ...untracked];
}

function git(args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr.trim());
  return stdout.split('\0').filter(Boolean);
}
