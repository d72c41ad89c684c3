import { fork } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export { assertDataDirUnused } from './data-dir-lock.mjs';

const MAIN = path.join(path.dirname(fileURLToPath(import.meta.url)), 'dist/main.js');

/**
 * Starts the bundled emulator as a child that ends with this process. Rejects with its own one-sentence error.
 * @param {object} config see src/config.ts
 * @param {{ quiet?: boolean, logFile?: string }} [options] quiet keeps its output to itself (errors of the start are
 *   still told); into logFile goes all that it and the functions print from then on
 */
export async function startEmulator(config, { quiet = false, logFile } = {}) {
  const child = fork(MAIN, [JSON.stringify(config)], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let lastWords = '';
  if (!quiet) child.stdout.pipe(process.stdout);
  child.stdout.resume();
  child.stderr.on('data', (text) => {
    lastWords = `${lastWords}${text}`.slice(-4_000);
    if (!quiet && ready) process.stderr.write(text);
  });
  let ready = false;
  const exited = new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)));
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('error', reject);
    child.once('close', () =>
      reject(new Error(lastWords.trim() || 'The local Firebase ended without a word.')),
    );
  });
  ready = true;
  if (logFile) keepOutput(child, logFile);
  const kill = async (signal = 'SIGKILL') => {
    child.kill(signal);
    await exited;
  };
  return {
    pid: child.pid,
    /** Resolves with the exit code or signal. */
    exited,
    /** Sends a signal (SIGKILL unless told) and resolves when the process is gone. */
    kill,
    /** Ends it gracefully; every client is told. */
    stop: () => kill('SIGTERM'),
  };
}

/** A log that cannot be written stops nothing. */
function keepOutput(child, logFile) {
  const log = fs.createWriteStream(logFile).on('error', () => {
    child.stdout.unpipe(log);
    child.stderr.unpipe(log);
  });
  child.stdout.pipe(log);
  child.stderr.pipe(log, { end: false });
}
