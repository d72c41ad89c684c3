/** What is to go wrong, until it is set otherwise or the program ends. */
export interface Faults {
  readonly webhooks: {
    /** The share of events that is never delivered by itself, from 0 to 1. */
    readonly lose: number;
    /** How often each event is delivered, all at once. */
    readonly copies: number;
    /** Every delivery waits this long. */
    readonly delayMs: number;
    /** Every delivery waits any time up to this, so that events overtake each other. */
    readonly shuffleMs: number;
    /** Nothing is delivered until it is released. */
    readonly hold: boolean;
  };
  readonly api: {
    /** How many of the next changing requests fail; -1 for all. */
    readonly fail: number;
    /** Whether those that only read count and fail as well, as when Stripe is away. */
    readonly reads: boolean;
    /** How they fail: an HTTP status, or the connection is cut. */
    readonly as: number | 'cut';
    /** Whether they are carried out before they fail. A 500 is then kept under the request's key, as at Stripe. */
    readonly afterwards: boolean;
    /** Every request waits this long for its answer. */
    readonly delayMs: number;
  };
}

export const NO_FAULTS: Faults = {
  webhooks: { lose: 0, copies: 1, delayMs: 0, shuffleMs: 0, hold: false },
  api: { fail: 0, reads: false, as: 500, afterwards: false, delayMs: 0 },
};

const isNumber = (least: number, most: number) => (value: unknown) =>
  typeof value === 'number' && value >= least && value <= most;
const isFlag = (value: unknown) => typeof value === 'boolean';
const LONGEST_MS = 3_600_000;

const CHECKS: Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>> = {
  webhooks: {
    lose: isNumber(0, 1),
    copies: isNumber(1, 20),
    delayMs: isNumber(0, LONGEST_MS),
    shuffleMs: isNumber(0, LONGEST_MS),
    hold: isFlag,
  },
  api: {
    fail: isNumber(-1, 1_000_000),
    reads: isFlag,
    as: (value) => value === 'cut' || isNumber(400, 599)(value),
    afterwards: isFlag,
    delayMs: isNumber(0, LONGEST_MS),
  },
};

/** No faults but those that are given; a sentence when one is not understood. */
export function parseFaults(given: unknown): Faults | string {
  const groups = Object.entries(asTable(given));
  for (const [group, values] of groups)
    for (const [name, value] of Object.entries(asTable(values)))
      if (!CHECKS[group]?.[name]?.(value)) return `${group}.${name} cannot be ${JSON.stringify(value)}.`;
  const of = (group: string) => asTable(asTable(given)[group]);
  return {
    webhooks: { ...NO_FAULTS.webhooks, ...of('webhooks') },
    api: { ...NO_FAULTS.api, ...of('api') },
  };
}

function asTable(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
