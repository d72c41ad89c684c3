/** @jest-environment node */
import { createHash } from 'node:crypto';
import { leadingZeroBits, solutionText } from '@/lib/domain/limits/proof-of-work';
import { isChecking, onChecking } from './browser-check';
import { solveChallenge } from './solve-challenge';

test('a challenge is solved as the functions check it, and the page is told meanwhile', async () => {
  const seen: boolean[] = [];
  const stop = onChecking(() => seen.push(isChecking()));
  const { challenge, solution } = await solveChallenge({ challenge: 'asked', bits: 10 });
  stop();
  const hash = createHash('sha256').update(solutionText(challenge, solution)).digest();
  expect(leadingZeroBits(hash)).toBeGreaterThanOrEqual(10);
  expect(seen).toEqual([true, false]);
});
