/** The field that carries a call's proof of work, besides the request's own fields. */
export const PROOF_OF_WORK = '$proofOfWork';

/**
 * A task for callers without an App Check token while too many unknown callers call: `bits` leading zeros in a SHA-256.
 */
export interface Challenge {
  /** Signed by the functions; see functions/src/limits/proof-of-work.ts. */
  readonly challenge: string;
  readonly bits: number;
}

export interface SolvedChallenge {
  readonly challenge: string;
  readonly solution: string;
}

/** Longer than any challenge or solution. */
export const MAX_CHALLENGE_LENGTH = 512;
const MAX_SOLUTION_LENGTH = 16;

/** About 16,000 hashes, half a second on a phone; doubles each time the limit is used up again. */
const LEAST_BITS = 14;
const MOST_BITS = 18;

export const bitsFor = (excess: number): number =>
  Math.min(MOST_BITS, LEAST_BITS + Math.floor(Math.log2(Math.max(1, excess))));

/** The text to hash; `solution` is a number in base 36. */
export const solutionText = (challenge: string, solution: string): string => `${challenge}:${solution}`;

export const isSolution = (solution: string): boolean =>
  solution.length <= MAX_SOLUTION_LENGTH && /^[\da-z]+$/.test(solution);

/** The number of leading zero bits of a hash. */
export function leadingZeroBits(hash: Uint8Array): number {
  const position = hash.findIndex((byte) => byte !== 0);
  if (position < 0) return hash.length * 8;
  return position * 8 + Math.clz32(hash[position] ?? 0) - 24;
}
