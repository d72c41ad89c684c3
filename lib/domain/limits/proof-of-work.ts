/** Where a call carries its proof of work, beside the fields of the request. */
export const PROOF_OF_WORK = '$proofOfWork';

/** What a caller without an App Check token solves while too many strangers call: `bits` leading zeros in a SHA-256. */
export interface Challenge {
  /** Signed by the functions; see functions/src/limits/proof-of-work.ts. */
  readonly challenge: string;
  readonly bits: number;
}

export interface SolvedChallenge {
  readonly challenge: string;
  readonly solution: string;
}

/** Longer than any challenge and any number that solves one. */
export const MAX_CHALLENGE_LENGTH = 512;
const MAX_SOLUTION_LENGTH = 16;

/** About 16,000 hashes, half a second on a phone; twice as many for each time that the limit is used up again. */
const LEAST_BITS = 14;
const MOST_BITS = 18;

export const bitsFor = (excess: number): number =>
  Math.min(MOST_BITS, LEAST_BITS + Math.floor(Math.log2(Math.max(1, excess))));

/** What is hashed; `solution` is a number written in base 36. */
export const solutionText = (challenge: string, solution: string): string => `${challenge}:${solution}`;

export const isSolution = (solution: string): boolean =>
  solution.length <= MAX_SOLUTION_LENGTH && /^[\da-z]+$/.test(solution);

/** How many of the first bits of a hash are zero. */
export function leadingZeroBits(hash: Uint8Array): number {
  const position = hash.findIndex((byte) => byte !== 0);
  if (position < 0) return hash.length * 8;
  return position * 8 + Math.clz32(hash[position] ?? 0) - 24;
}
