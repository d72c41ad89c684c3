import { CASES } from './cases/all';
import type { Client, World } from './client';

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
}

/** Runs what the transport has, each case under a path of its own below `root`. */
export async function runCases(
  client: Client,
  world: World,
  { root, hasRules, leftOut = [] }: Transport,
): Promise<Outcome[]> {
  const wanted = CASES.filter(
    ({ name, needs }) =>
      !leftOut.includes(name) && (!needs || (needs === 'rules' ? hasRules : client.listen !== undefined)),
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
