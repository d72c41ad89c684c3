/** @jest-environment node */
import { createHash } from 'node:crypto';
import { leadingZeroBits, solutionText } from '@/lib/domain/limits/proof-of-work';
import { isSolving, onSolving } from './proof-of-work';
import { solveProofOfWork } from './solve-proof-of-work';

test('a challenge is solved as the functions check it, and the page is told meanwhile', async () => {
  const seen: boolean[] = [];
  const stop = onSolving(() => seen.push(isSolving()));
  const { challenge, solution } = await solveProofOfWork({ challenge: 'asked', bits: 10 });
  stop();
  const hash = createHash('sha256').update(solutionText(challenge, solution)).digest();
  expect(leadingZeroBits(hash)).toBeGreaterThanOrEqual(10);
  expect(seen).toEqual([true, false]);
});
