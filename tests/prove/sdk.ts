import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Proof } from './support/proof';

export const name = "Google's public behaviour over every SDK";
/** The gate has the same suite among its own. */
export const sizes: Proof['sizes'] = { gate: 0, full: 1 };

const SUITES = [
  'emulator/src/conformance/conformance.test.ts',
  ...(process.env.GOOGLE_FIRESTORE_PORT ? ['emulator/src/conformance/google.test.ts'] : []),
];

/** With GOOGLE_FIRESTORE_PORT, Google's own emulator there is held to the cases too. */
export async function run(): Promise<string> {
  const jest = spawn(
    process.execPath,
    ['node_modules/.bin/jest', '--ci', '--selectProjects', 'emulator', '--runTestsByPath', ...SUITES],
    { stdio: ['ignore', 'inherit', 'pipe'] },
  );
  let output = '';
  jest.stderr.on('data', (text: Buffer) => {
    output += text.toString();
    process.stderr.write(text);
  });
  const [code] = (await once(jest, 'close')) as [number | null];
  if (code !== 0) throw new Error('a suite failed, see above');
  const counts = [...output.matchAll(/Conformance: (\d+) cases/g)].map(([, count]) => Number(count));
  if (counts.length === 0) throw new Error('no transport told how many cases it passed');
  const google = /Google's emulator: (\d+) cases/.exec(output)?.[1];
  const total = counts.reduce((sum, count) => sum + count, 0);
  return `${total} cases passed on ${counts.length} transports${google ? `, ${google} on Google's emulator` : ''}`;
}
