import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { recordEmulator } from '@/scripts/gate/emulator-suites.mjs';
import type { Proof } from './support/proof';

export const name = "the local Firebase's own suites";
export const sizes: Proof['sizes'] = { gate: 0, full: 1 };

/** The gate leaves these suites out for as long as `emulator/` is what passed here. */
export async function run(): Promise<string> {
  const jest = spawn(process.execPath, ['node_modules/.bin/jest', '--ci', '--selectProjects', 'emulator'], {
    stdio: 'inherit',
  });
  const [code] = (await once(jest, 'exit')) as [number | null];
  if (code !== 0) throw new Error('a suite failed, see above');
  recordEmulator();
  return 'passed, and emulator/proven.sha256 says for which code';
}
