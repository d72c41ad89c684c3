/** What Firestore bills. */
export interface Counts {
  readonly reads: number;
  /** Documents that rules read with get and exists; billed as reads too. */
  readonly rulesReads: number;
  readonly writes: number;
  readonly deletes: number;
}

/** Clients under the rules, the functions, and everyone else with the Admin SDK, as the site's server. */
export type SpenderKind = 'client' | 'functions' | 'admin';

export interface Spender {
  readonly kind: SpenderKind;
  /** What the request's header `x-usage-label` says; null for the label that is set for all. */
  readonly label: string | null;
}

export interface UsageReport {
  /** RFC 3339; of the start or the last reset. */
  readonly since: string;
  /** What requests without a label of their own are counted under. */
  readonly label: string;
  readonly total: Counts;
  readonly by: readonly ({ readonly label: string; readonly kind: SpenderKind } & Counts)[];
}

const NOTHING: Counts = { reads: 0, rulesReads: 0, writes: 0, deletes: 0 };

/** Counts reads, writes and deletes as Firestore would bill them, until the process ends. */
export class Meter {
  /** The authority of the functions' own way to Firestore, by which their requests are told apart. */
  functionsHost: string | null = null;
  private since = new Date();
  private label = '';
  private byLabel = new Map<string, Map<SpenderKind, Counts>>();

  /** Nothing is counted where the emulator itself asks. */
  add(spender: Spender | undefined, spent: Partial<Counts>): void {
    if (!spender || Object.values(spent).every((count) => count === 0)) return;
    const label = spender.label ?? this.label;
    const kinds = this.byLabel.get(label) ?? new Map<SpenderKind, Counts>();
    kinds.set(spender.kind, sum(kinds.get(spender.kind) ?? NOTHING, { ...NOTHING, ...spent }));
    this.byLabel.set(label, kinds);
  }

  setLabel(label: string): void {
    this.label = label;
  }

  reset(): void {
    this.since = new Date();
    this.byLabel = new Map();
  }

  report(): UsageReport {
    const by = [...this.byLabel].flatMap(([label, kinds]) =>
      [...kinds].map(([kind, counts]) => ({ label, kind, ...counts })),
    );
    return { since: this.since.toISOString(), label: this.label, total: by.reduce(sum, NOTHING), by };
  }
}

const sum = (a: Counts, b: Counts): Counts => ({
  reads: a.reads + b.reads,
  rulesReads: a.rulesReads + b.rulesReads,
  writes: a.writes + b.writes,
  deletes: a.deletes + b.deletes,
});
