import type { Records } from '../data-dir/records';

const KEPT = 500;

export type Arrived<T> = T & {
  readonly id: number;
  /** ISO 8601 */
  readonly receivedAt: string;
  /** How often it came; repetitions are kept out of the list, as those who get such things do. */
  readonly copies: number;
};

export interface Arrivals<T> {
  /** Returns when it is on disk. What has the key of one kept already only counts as one more copy of that. */
  add(arrival: T): Arrived<T>;
  /** Newest first. */
  list(): Arrived<T>[];
  get(id: number): Arrived<T> | undefined;
  onAdd(listener: (arrived: Arrived<T>) => void): () => void;
}

/** The last 500 of what came, told apart by `keyOf`; null is like no other. */
export function openArrivals<T extends object>(
  records: Records,
  kind: string,
  keyOf: (arrival: T) => string | null,
): Arrivals<T> {
  const kept = records.all<Arrived<T>>(kind).map(({ value }) => value);
  const listeners = new Set<(arrived: Arrived<T>) => void>();
  const change = (id: number, value: unknown) => ({ kind, id: recordId(id), value });

  const repeated = (arrival: T): Arrived<T> | null => {
    const key = keyOf(arrival);
    const at = key === null ? -1 : kept.findIndex((known) => keyOf(known) === key);
    const known = kept[at];
    if (!known) return null;
    const again = { ...known, copies: known.copies + 1 };
    records.write([change(again.id, again)]);
    kept[at] = again;
    return again;
  };
  return {
    add(arrival) {
      const again = repeated(arrival);
      if (again) return again;
      const id = (kept.at(-1)?.id ?? 0) + 1;
      const arrived = { ...arrival, id, receivedAt: new Date().toISOString(), copies: 1 };
      const surplus = kept.slice(0, Math.max(0, kept.length + 1 - KEPT));
      records.write([change(id, arrived), ...surplus.map((old) => change(old.id, undefined))]);
      kept.splice(0, surplus.length);
      kept.push(arrived);
      for (const listener of listeners) listener(arrived);
      return arrived;
    },
    list: () => [...kept].reverse(),
    get: (id) => kept.find((arrived) => arrived.id === id),
    onAdd(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Records come back in the order of their ids as text. */
const recordId = (id: number): string => String(id).padStart(12, '0');
