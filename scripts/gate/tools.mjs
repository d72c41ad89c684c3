import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../lib/root.mjs';

const LINES_OF_A_FAILURE = 20;

/** Runs a package's command, or `node`; resolves to its exit code. */
export function run(bin, args, { env = {}, stdio = 'inherit' } = {}) {
  const command = bin === 'node' ? process.execPath : path.join(ROOT, 'node_modules/.bin', bin);
  const child = spawn(command, args, { cwd: ROOT, stdio, env: { ...process.env, ...env } });
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** What a step without counts of its own counts as. */
export const tally = (ok) => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

export const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

/** The name of the failed test and the beginning of its reason: enough to find it in a truncated log. */
export function failure(name, why) {
  const lines = stripVTControlCharacters(why)
    .split('\n')
    .filter((line) => line.trim());
  return [name, ...lines.slice(0, LINES_OF_A_FAILURE).map((line) => `    ${line}`)].join('\n');
}
