import fs from 'node:fs';
import path from 'node:path';
import { hashOfCode } from './gate-marker.mjs';
import { ROOT } from '../lib/root.mjs';

/** Holds the hash of the `emulator/` code that last passed its own suites; committed, so that a fresh clone has it too. */
const RECORD = 'emulator/proven.sha256';

const hashOfEmulator = () => hashOfCode(['emulator', `:!${RECORD}`]);

/** Whether the local Firebase's own suites passed for the present code. */
export function isEmulatorProven() {
  const file = path.join(ROOT, RECORD);
  const hash = hashOfEmulator();
  return hash !== null && fs.existsSync(file) && fs.readFileSync(file, 'utf8').trim() === hash;
}

/** Call it after the suites passed. */
export const recordEmulator = () => fs.writeFileSync(path.join(ROOT, RECORD), `${hashOfEmulator()}\n`);
