import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from './root.mjs';

const EXIT_WITH_PARENT = path.join(ROOT, 'scripts/lib/exit-with-parent.cjs');

/** Path of Next's command, from its package. Read late, because an entry script starts before anything is installed. */
function nextCommand() {
  const packages = createRequire(import.meta.url);
  const { bin } = packages('next/package.json');
  return path.join(path.dirname(packages.resolve('next/package.json')), bin.next);
}

/**
 * Forks a child that never outlives this process, however this process ends. It runs in the project's folder by default.
 * `stdio` must include the channel ('ipc'), because the child exits when that closes.
 */
export const forkChild = (file, args, { execArgv = [], ...options }) =>
  fork(file, args, { cwd: ROOT, execArgv: [...execArgv, '--require', EXIT_WITH_PARENT], ...options });

/** Forks Next.js as such a child; the settings `env` override those of this process. */
export const forkNext = (args, { env, ...options }) =>
  forkChild(nextCommand(), args, {
    ...options,
    env: { ...process.env, ...env, NEXT_TELEMETRY_DISABLED: '1' },
  });
