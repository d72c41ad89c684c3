/** What a proof is given beside its size. */
export interface ProofContext {
  /** An empty folder of its own, removed afterwards. */
  readonly folder: string;
  /** What chance follows, as by `randomOf`: PROVE_SEED, or another one each time. */
  readonly seed: string;
  /** Tells who watches how far it is. */
  readonly say: (line: string) => void;
}

/**
 * A claim too heavy for a test: each file of `tests/prove` exports the three of them. `npm run prove` runs it in full,
 * the gate as a sample.
 */
export interface Proof {
  readonly name: string;
  /** 0 for what even a sample would take too long for. */
  readonly sizes: { readonly gate: number; readonly full: number };
  /** Resolves to what it saw, in a line for the table; rejects when the claim does not hold. */
  readonly run: (size: number, context: ProofContext) => Promise<string>;
}
