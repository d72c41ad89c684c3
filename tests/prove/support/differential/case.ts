import type { Engine, Engines } from './engines';

/** Something to do to both engines; equal when the plain values of what `run` resolves to are. */
export interface Case {
  readonly kind: string;
  /** For people, as JSON. */
  readonly shown: unknown;
  run(engine: Engine): Promise<unknown>;
  /** Cases with less in them, to find the smallest that still differs; none where it cannot be run again. */
  simpler?(): readonly Case[];
}

export interface Difference {
  readonly kind: string;
  readonly shown: unknown;
  readonly ours: string;
  readonly google: string;
  /** What the engines said of their errors, for people. */
  readonly said: readonly string[];
}

/** @returns null where the engines agree */
export async function differenceIn(one: Case, { ours, google }: Engines): Promise<Difference | null> {
  const [first, second] = await Promise.all([one.run(ours), one.run(google)]);
  const apart = firstDifference(comparable(first), comparable(second));
  return apart && { kind: one.kind, shown: one.shown, ...apart, said: [...saidIn(first), ...saidIn(second)] };
}

const saidIn = (outcome: unknown): string[] =>
  !isObject(outcome)
    ? []
    : Object.entries(outcome).flatMap(([key, value]) =>
        key === 'message' ? [String(value)] : key === 'raw' ? [] : saidIn(value),
      );

/** Without the raw answer, and without messages for people. */
const comparable = (outcome: unknown): unknown =>
  JSON.parse(
    JSON.stringify(outcome, (key, value: unknown) =>
      key === 'raw' || key === 'message' ? undefined : value,
    ),
  ) as unknown;

/** The smallest parts of two outcomes that are not equal, at the same place; of lists of documents their names. */
function firstDifference(ours: unknown, google: unknown): Pick<Difference, 'ours' | 'google'> | null {
  const [first, second] = [JSON.stringify(ours), JSON.stringify(google)];
  if (first === second) return null;
  const [names, others] = [namesIn(ours), namesIn(google)];
  if (names && others && names.join() !== others.join())
    return { ours: names.join(' '), google: others.join(' ') };
  if (isObject(ours) && isObject(google) && Object.keys(ours).join() === Object.keys(google).join())
    for (const [key, value] of Object.entries(ours)) {
      const inside = firstDifference(value, google[key]);
      if (inside) return { ours: `${key}: ${inside.ours}`, google: `${key}: ${inside.google}` };
    }
  return { ours: first, google: second };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What tells the documents of a list apart. */
function namesIn(list: unknown): string[] | null {
  if (!Array.isArray(list)) return null;
  const names = list.map(
    (one: { document?: { name?: string } }) => one.document?.name?.split('/documents/')[1],
  );
  return names.every((name) => name !== undefined) ? (names as string[]) : null;
}

const MOST_STEPS = 30;

/** The smallest case found by leaving out one part after the other; the difference itself where none is smaller. */
export async function shrunk(one: Case, found: Difference, engines: Engines): Promise<Difference> {
  let [smallest, difference] = [one, found];
  for (let step = 0; step < MOST_STEPS; step++) {
    let next: Case | null = null;
    for (const simpler of smallest.simpler?.() ?? []) {
      const still = await differenceIn(simpler, engines);
      if (!still) continue;
      [next, difference] = [simpler, still];
      break;
    }
    if (!next) break;
    smallest = next;
  }
  return difference;
}
