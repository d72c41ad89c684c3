import type * as full from 'firebase/firestore';
import type * as lite from 'firebase/firestore/lite';
import {
  shownBy,
  type Aggregates,
  type Asked,
  type Client,
  type Condition,
  type ListenEvent,
} from './client';
import { codeOf } from './expect';

type Full = typeof full;

/** The modular SDK: the full one, which listens, or lite. */
export function modularClient(sdk: Full | typeof lite, db: full.Firestore): Client {
  // Lite's functions are the full SDK's, with other brands on their types.
  const api = sdk as Full;
  const listening = 'onSnapshot' in sdk ? sdk : null;
  const getDoc = (path: string) => api.getDoc(api.doc(db, path));
  const queryOf = async (asked: Asked): Promise<full.Query> => {
    const source = asked.isGroup
      ? api.collectionGroup(db, asked.collection)
      : api.collection(db, asked.collection);
    const cursor = async (at: readonly unknown[] | string) =>
      typeof at === 'string' ? [await getDoc(at)] : at;
    const filter = asked.where?.length ? filterOf(api, { and: asked.where }) : null;
    const rest = [
      ...(asked.orderBy ?? []).map(([field, direction]) => api.orderBy(fieldOf(api, field), direction)),
      ...(asked.startAt ? [api.startAt(...(await cursor(asked.startAt)))] : []),
      ...(asked.startAfter ? [api.startAfter(...(await cursor(asked.startAfter)))] : []),
      ...(asked.endAt ? [api.endAt(...(await cursor(asked.endAt)))] : []),
      ...(asked.endBefore ? [api.endBefore(...(await cursor(asked.endBefore)))] : []),
      ...(asked.limit ? [api.limit(asked.limit)] : []),
      ...(asked.limitToLast ? [api.limitToLast(asked.limitToLast)] : []),
    ];
    return filter ? api.query(source, filter, ...rest) : api.query(source, ...rest);
  };
  const read = (snapshot: full.DocumentSnapshot) => snapshot.data() ?? null;
  return {
    set: (path, data, options) => api.setDoc(api.doc(db, path), data, options ?? {}),
    update: (path, data) => api.updateDoc(api.doc(db, path), data),
    delete: (path) => api.deleteDoc(api.doc(db, path)),
    get: async (path) => read(await getDoc(path)),
    find: async (asked) =>
      (await api.getDocs(await queryOf(asked))).docs.map((doc) => ({
        id: doc.id,
        path: doc.ref.path,
        data: doc.data(),
      })),
    aggregate: async (asked, aggregates) => {
      const get = listening
        ? api.getAggregateFromServer
        : (sdk as unknown as { getAggregate: Full['getAggregateFromServer'] }).getAggregate;
      return (await get(await queryOf(asked), aggregatesOf(api, aggregates))).data();
    },
    async batch(writes) {
      const batch = api.writeBatch(db);
      for (const write of writes) {
        if ('set' in write) batch.set(api.doc(db, write.set), write.data, { merge: write.merge ?? false });
        else if ('update' in write) batch.update(api.doc(db, write.update), write.data);
        else batch.delete(api.doc(db, write.delete));
      }
      await batch.commit();
    },
    transact: (run, maxAttempts = 5) =>
      api.runTransaction(
        db,
        (transaction) =>
          run({
            get: async (path) => read(await transaction.get(api.doc(db, path))),
            set: (path, data) => void transaction.set(api.doc(db, path), data),
            update: (path, data) => void transaction.update(api.doc(db, path), data),
            delete: (path) => void transaction.delete(api.doc(db, path)),
          }),
        { maxAttempts },
      ),
    ...(listening && {
      listen: (asked: Asked | string, onEvent: (event: ListenEvent) => void) =>
        typeof asked === 'string'
          ? listenToDocument(listening, api.doc(db, asked), onEvent)
          : listen(listening, queryOf(asked), onEvent),
      network: (isOn: boolean) => (isOn ? listening.enableNetwork(db) : listening.disableNetwork(db)),
    }),
    isOptimistic: true,
    make: {
      time: (seconds, nanos) => new api.Timestamp(seconds, nanos),
      bytes: (bytes) => api.Bytes.fromUint8Array(Uint8Array.from(bytes)),
      point: (latitude, longitude) => new api.GeoPoint(latitude, longitude),
      reference: (path) => api.doc(db, path),
      vector: (values) => api.vector(values),
      serverTime: () => api.serverTimestamp(),
      increment: (by) => api.increment(by),
      union: (...elements) => api.arrayUnion(...elements),
      without: (...elements) => api.arrayRemove(...elements),
      remove: () => api.deleteField(),
      documentId: () => '__name__',
      extremes: { maximum: (than) => api.maximum(than), minimum: (than) => api.minimum(than) },
    },
    text: (value) => textOf(api, value),
  };
}

const fieldOf = (api: Full, field: string) => (field === '__name__' ? api.documentId() : field);

function filterOf(api: Full, condition: Condition): full.QueryCompositeFilterConstraint {
  if ('or' in condition) return api.or(...condition.or.map((part) => partOf(api, part)));
  if ('and' in condition) return api.and(...condition.and.map((part) => partOf(api, part)));
  return api.and(partOf(api, condition));
}

function partOf(api: Full, condition: Condition): full.QueryFilterConstraint {
  if ('or' in condition || 'and' in condition) return filterOf(api, condition);
  const [field, op, value] = condition;
  return api.where(fieldOf(api, field), op as full.WhereFilterOp, value);
}

const aggregatesOf = (api: Full, aggregates: Aggregates) =>
  Object.fromEntries(
    Object.entries(aggregates).map(([alias, [kind, field = '']]) => [
      alias,
      kind === 'count' ? api.count() : kind === 'sum' ? api.sum(field) : api.average(field),
    ]),
  );

function listen(api: Full, asked: Promise<full.Query>, onEvent: (event: ListenEvent) => void): () => void {
  let stop = (): void => undefined;
  let isStopped = false;
  const fail = (error: unknown): void => onEvent(failed(error));
  asked.then((query) => {
    if (isStopped) return;
    stop = api.onSnapshot(
      query,
      { includeMetadataChanges: true },
      (snapshot) =>
        onEvent({
          ...shownBy(snapshot),
          fromCache: snapshot.metadata.fromCache,
          hasPendingWrites: snapshot.metadata.hasPendingWrites,
        }),
      fail,
    );
  }, fail);
  return () => {
    isStopped = true;
    stop();
  };
}

const failed = (error: unknown): ListenEvent => ({
  ids: '',
  changes: [],
  fromCache: false,
  hasPendingWrites: false,
  failure: codeOf(error),
});

const listenToDocument = (
  api: Full,
  document: full.DocumentReference,
  onEvent: (event: ListenEvent) => void,
): (() => void) =>
  api.onSnapshot(
    document,
    { includeMetadataChanges: true },
    (snapshot) => onEvent({ ids: snapshot.exists() ? snapshot.id : '', changes: [], ...snapshot.metadata }),
    (error) => onEvent(failed(error)),
  );

function textOf(api: Full, value: unknown): string {
  if (value instanceof api.Timestamp) return `time ${value.seconds}.${value.nanoseconds}`;
  if (value instanceof api.Bytes) return `bytes ${value.toUint8Array().join()}`;
  if (value instanceof api.GeoPoint) return `point ${value.latitude} ${value.longitude}`;
  if (value instanceof api.DocumentReference) return `reference ${value.path}`;
  if (value instanceof api.VectorValue) return `vector ${value.toArray().join()}`;
  if (Array.isArray(value)) return `[${value.map((entry) => textOf(api, entry)).join()}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${textOf(api, entry)}`).join()}}`;
  }
  return Object.is(value, -0) ? '-0' : typeof value === 'string' ? JSON.stringify(value) : String(value);
}
