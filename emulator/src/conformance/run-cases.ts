import { CASES } from './cases/all';
import type { Case, Client, Need, World } from './client';

export interface Outcome {
  readonly name: string;
  /** Null when it holds. */
  readonly failure: string | null;
}

interface Transport {
  readonly root: string;
  readonly hasRules: boolean;
  /** Names of cases that its SDK itself cannot pass. */
  readonly leftOut?: readonly string[];
  /** All, unless told. */
  readonly cases?: readonly Case[];
}

/** Runs what the transport has, each case under a path of its own below `root`. */
export async function runCases(
  client: Client,
  world: World,
  { root, hasRules, leftOut = [], cases = CASES }: Transport,
): Promise<Outcome[]> {
  const has: Record<Need, boolean> = {
    rules: hasRules,
    listen: client.listen !== undefined,
    cache: client.network !== undefined,
    optimism: client.isOptimistic,
    conditions: client.conditional !== undefined,
    databases: client.elsewhere !== undefined,
    extremes: client.make.extremes !== undefined,
  };
  const wanted = cases.filter(
    ({ name, needs = [] }) => !leftOut.includes(name) && needs.every((need) => has[need]),
  );
  const outcomes: Outcome[] = [];
  for (const [index, { name, run }] of wanted.entries()) {
    const failure = await run(client, `${root}/case${index}`, world).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    outcomes.push({ name, failure });
  }
  return outcomes;
}
