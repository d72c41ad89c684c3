import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Writable } from 'node:stream';
import { ROOT } from '../lib/root.mjs';

/** firebase-tools is pinned as a dependency of the local Firebase. */
const ofEmulator = createRequire(path.join(ROOT, 'emulator/package.json'));
const ofFirebaseTools = createRequire(ofEmulator.resolve('firebase-tools/package.json'));

/**
 * Loads an internal module of firebase-tools, such as `firestore/api`, because it exposes its checks only as parts of a
 * deployment.
 */
export const fromFirebaseTools = (id) => ofEmulator(`firebase-tools/lib/${id}`);

/** A warning about this machine's Node.js, which no deployment runs on. */
const OF_THE_MACHINE = /Your requested "node" version/;

/** Runs a function of firebase-tools; resolves to its result and to the warnings that it logged. */
export async function listening(action) {
  const winston = ofFirebaseTools('winston');
  const { logger } = fromFirebaseTools('logger');
  const warnings = [];
  const stream = new Writable({
    objectMode: true,
    write(chunk, _, done) {
      const text = plain(String(chunk));
      if (!OF_THE_MACHINE.test(text)) warnings.push(text);
      done();
    },
  });
  const listener = new winston.transports.Stream({ level: 'warn', stream, format: messages(winston) });
  logger.add(listener);
  try {
    return { result: await action(), warnings };
  } finally {
    logger.remove(listener);
  }
}

const messages = ({ format }) => format.printf(({ message }) => String(message));
// Removes terminal colours.
const plain = (text) => text.replace(/\u001b\[\d+m/g, '').trim();

/** Runs the command line of firebase-tools in this terminal; rejects when it fails. */
export function firebase(args) {
  const child = spawn(process.execPath, [ofEmulator.resolve('firebase-tools/lib/bin/firebase.js'), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve(undefined);
      else reject(new Error(`"firebase ${args.join(' ')}" failed, see above.`));
    });
  });
}
