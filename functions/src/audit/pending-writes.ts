import { FieldValue } from 'firebase-admin/firestore';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { WrittenDocument } from '@/lib/domain/audit/compose-entry';
import { fieldsOf } from '@/lib/domain/parse/fields';

type Version = Readonly<Record<string, unknown>> | null;

const WRITES = ['create', 'set', 'update', 'delete'] as const;
type Write = (typeof WRITES)[number];
const isWrite = (name: unknown): name is Write => WRITES.some((write) => write === name);

interface Pending {
  readonly kind: Write;
  readonly ref: DocumentReference;
  readonly args: readonly unknown[];
}

/** A transaction that buffers its writes, so that the documents they replace can still be read. */
export interface PendingWrites {
  /** The transaction for the handler's code. */
  readonly tx: Transaction;
  /** The documents of these paths that will be written, before and after the write. */
  documents(isWanted: (path: string) => boolean): Promise<WrittenDocument[]>;
  /** Writes them, in their order. */
  write(): void;
}

export function bufferWrites(real: Transaction): PendingWrites {
  const pending: Pending[] = [];

  const tx: Transaction = new Proxy(real, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      if (isWrite(name))
        return (ref: DocumentReference, ...args: readonly unknown[]) => {
          pending.push({ kind: name, ref, args });
          return tx;
        };
      return (...args: readonly unknown[]): unknown => {
        if (pending.length > 0) throw new Error('A transaction reads before it writes.');
        return Reflect.apply(member, target, args);
      };
    },
  });

  return {
    tx,
    async documents(isWanted) {
      const refs = new Map(pending.map(({ ref }) => [ref.path, ref]));
      const wanted = [...refs.values()].filter(({ path }) => isWanted(path));
      const stored = wanted.length > 0 ? await real.getAll(...wanted) : [];
      return stored.map((snapshot) => {
        const { path } = snapshot.ref;
        const before = snapshot.exists ? fieldsOf(snapshot.data()) : null;
        const own = pending.filter(({ ref }) => ref.path === path);
        return { path, before, after: own.reduce<Version>(versionAfter, before) };
      });
    },
    write() {
      for (const { kind, ref, args } of pending) Reflect.apply(real[kind], real, [ref, ...args]);
    },
  };
}

function versionAfter(version: Version, { kind, args: [data, options] }: Pending): Version {
  if (kind === 'delete') return null;
  const fields = fieldsOf(data);
  if (kind === 'update')
    return Object.entries(fields).reduce<Version>(
      (after, [path, value]) => withField(after, path.split('.'), value),
      version,
    );
  const merged = kind === 'set' && fieldsOf(options).merge === true;
  return Object.entries(fields).reduce<Version>(
    (after, [name, value]) => withField(after, [name], value),
    merged ? version : {},
  );
}

/** Other sentinels than a deletion are counters and times, which the log omits. */
function withField(version: Version, [name = '', ...below]: readonly string[], value: unknown): Version {
  const { [name]: known, ...others } = version ?? {};
  if (below.length > 0) return { ...others, [name]: withField(fieldsOf(known), below, value) };
  if (!(value instanceof FieldValue)) return { ...others, [name]: value };
  return value.isEqual(FieldValue.delete()) ? others : version;
}
