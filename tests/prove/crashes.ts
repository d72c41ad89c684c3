import path from 'node:path';
import { crashRounds } from '@/emulator/src/testing/crash/rounds';
import { bundle } from '@/scripts/build/bundle.mjs';
import { randomOf } from '@/scripts/seed/random';
import type { Proof, ProofContext } from './support/proof';

export const name = "kills of the local Firebase's stores";
export const sizes: Proof['sizes'] = { gate: 10, full: 300 };

const CHILD = 'emulator/dist/crash-child.js';

/** No acknowledged write is lost, none is doubled, and every start succeeds or says why not. */
export async function run(size: number, { folder, seed, say }: ProofContext): Promise<string> {
  await bundle('emulator/src/testing/crash/child.ts', CHILD);
  const random = randomOf(seed);
  const result = await crashRounds({ rounds: size, folder, child: path.resolve(CHILD), random, say });
  const faults = Object.entries(result.faults).map(([fault, count]) => `${count} ${fault}`);
  return `${result.saved} writes acknowledged, ${result.refused} refused; ${faults.join(', ')}`;
}
