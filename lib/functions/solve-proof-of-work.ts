import {
  leadingZeroBits,
  solutionText,
  type Challenge,
  type SolvedChallenge,
} from '@/lib/domain/limits/proof-of-work';
import { whileSolving } from '@/lib/functions/proof-of-work';

/** Concurrent hashes: enough to keep the browser's threads busy, few enough to render a frame in between. */
const AT_ONCE = 256;

const encoder = new TextEncoder();

/** Finds the number that solves a challenge. WebCrypto hashes off the main thread. */
export const solveProofOfWork = (asked: Challenge): Promise<SolvedChallenge> =>
  whileSolving(async () => {
    for (let from = 0; ; from += AT_ONCE) {
      const tried = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, index) => tryOut(asked, (from + index).toString(36))),
      );
      const solution = tried.find((found) => found !== null);
      if (solution) return { challenge: asked.challenge, solution };
    }
  });

async function tryOut({ challenge, bits }: Challenge, solution: string): Promise<string | null> {
  const hash = await crypto.subtle.digest('SHA-256', encoder.encode(solutionText(challenge, solution)));
  return leadingZeroBits(new Uint8Array(hash)) >= bits ? solution : null;
}
