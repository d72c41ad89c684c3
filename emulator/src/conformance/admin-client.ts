import {
  AggregateField,
  DocumentReference,
  FieldPath,
  FieldValue,
  Filter,
  GeoPoint,
  Timestamp,
  type Firestore,
  type Query,
  type WhereFilterOp,
} from 'firebase-admin/firestore';
import { shownBy, type Aggregates, type Asked, type Client, type Condition } from './client';
import { codeOf } from './expect';

/** firebase-admin, over gRPC or over REST as `db` is set up; it listens over gRPC whatever is set. */
export function adminClient(db: Firestore, { isListening }: { isListening: boolean }): Client {
  const queryOf = async (asked: Asked): Promise<Query> => {
    let query: Query = asked.isGroup ? db.collectionGroup(asked.collection) : db.collection(asked.collection);
    for (const condition of asked.where ?? []) query = query.where(filterOf(condition));
    for (const [field, direction] of asked.orderBy ?? []) query = query.orderBy(fieldOf(field), direction);
    const cursor = async (at: readonly unknown[] | string) =>
      typeof at === 'string' ? [await db.doc(at).get()] : at;
    for (const name of ['startAt', 'startAfter', 'endAt', 'endBefore'] as const) {
      const at = asked[name];
      if (at) query = query[name](...(await cursor(at)));
    }
    if (asked.limit) query = query.limit(asked.limit);
    return asked.limitToLast ? query.limitToLast(asked.limitToLast) : query;
  };
  const listen: Client['listen'] = (asked, onEvent) => {
    const always = { fromCache: false, hasPendingWrites: false };
    const fail = (error: unknown) => onEvent({ ids: '', changes: [], ...always, failure: codeOf(error) });
    if (typeof asked === 'string')
      return db
        .doc(asked)
        .onSnapshot(({ id, exists }) => onEvent({ ids: exists ? id : '', changes: [], ...always }), fail);
    let stop = (): void => undefined;
    queryOf(asked).then((query) => {
      stop = query.onSnapshot(
        (snapshot) =>
          onEvent({
            ...shownBy(snapshot),
            ...always,
          }),
        fail,
      );
    }, fail);
    return () => stop();
  };
  return {
    set: async (path, data, options) => void (await db.doc(path).set(data, options ?? {})),
    update: async (path, data) => void (await db.doc(path).update(data)),
    delete: async (path) => void (await db.doc(path).delete()),
    get: async (path) => (await db.doc(path).get()).data() ?? null,
    find: async (asked) =>
      (await (await queryOf(asked)).get()).docs.map((doc) => ({
        id: doc.id,
        path: doc.ref.path,
        data: doc.data(),
      })),
    aggregate: async (asked, aggregates) =>
      (await (await queryOf(asked)).aggregate(aggregatesOf(aggregates)).get()).data(),
    async batch(writes) {
      const batch = db.batch();
      for (const write of writes) {
        if ('set' in write) batch.set(db.doc(write.set), write.data, { merge: write.merge ?? false });
        else if ('update' in write) batch.update(db.doc(write.update), write.data);
        else batch.delete(db.doc(write.delete));
      }
      await batch.commit();
    },
    transact: (run, maxAttempts = 5) =>
      db.runTransaction(
        (transaction) =>
          run({
            get: async (path) => (await transaction.get(db.doc(path))).data() ?? null,
            set: (path, data) => void transaction.set(db.doc(path), data),
            update: (path, data) => void transaction.update(db.doc(path), data),
            delete: (path) => void transaction.delete(db.doc(path)),
          }),
        { maxAttempts },
      ),
    isOptimistic: false,
    conditional: {
      updateTime: async (path) => (await db.doc(path).get()).updateTime,
      update: async (path, data, time) =>
        void (await db.doc(path).update(data, { lastUpdateTime: time as Timestamp })),
      delete: async (path, time) => void (await db.doc(path).delete({ lastUpdateTime: time as Timestamp })),
    },
    ...(isListening && { listen }),
    make: {
      time: (seconds, nanos) => new Timestamp(seconds, nanos),
      bytes: (bytes) => Buffer.from(bytes),
      point: (latitude, longitude) => new GeoPoint(latitude, longitude),
      reference: (path) => db.doc(path),
      vector: (values) => FieldValue.vector(values),
      serverTime: () => FieldValue.serverTimestamp(),
      increment: (by) => FieldValue.increment(by),
      union: (...elements) => FieldValue.arrayUnion(...elements),
      without: (...elements) => FieldValue.arrayRemove(...elements),
      remove: () => FieldValue.delete(),
      documentId: () => '__name__',
    },
    text: textOf,
  };
}

const fieldOf = (field: string) => (field === '__name__' ? FieldPath.documentId() : field);

function filterOf(condition: Condition): Filter {
  if ('or' in condition) return Filter.or(...condition.or.map(filterOf));
  if ('and' in condition) return Filter.and(...condition.and.map(filterOf));
  const [field, op, value] = condition;
  return Filter.where(fieldOf(field), op as WhereFilterOp, value);
}

const aggregatesOf = (aggregates: Aggregates) =>
  Object.fromEntries(
    Object.entries(aggregates).map(([alias, [kind, field = '']]) => [
      alias,
      kind === 'count'
        ? AggregateField.count()
        : kind === 'sum'
          ? AggregateField.sum(field)
          : AggregateField.average(field),
    ]),
  );

function textOf(value: unknown): string {
  if (value instanceof Timestamp) return `time ${value.seconds}.${value.nanoseconds}`;
  if (Buffer.isBuffer(value)) return `bytes ${[...value].join()}`;
  if (value instanceof GeoPoint) return `point ${value.latitude} ${value.longitude}`;
  if (value instanceof DocumentReference) return `reference ${value.path}`;
  if (isVector(value)) return `vector ${value.toArray().join()}`;
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${textOf(entry)}`).join()}}`;
  }
  return Object.is(value, -0) ? '-0' : typeof value === 'string' ? JSON.stringify(value) : String(value);
}

const isVector = (value: unknown): value is { toArray(): number[] } =>
  typeof value === 'object' && value !== null && 'toArray' in value;
