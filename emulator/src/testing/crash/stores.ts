import { createHash } from 'node:crypto';
import path from 'node:path';
import { StoredFile, StoredFileMetadata } from '../../firebase-tools-parts';
import { PersistentProject } from '../../auth/persistent-project';
import { openRecords, type Records } from '../../data-dir/records';
import { openEngine, type OpenEngine } from '../../firestore/engine/engine';
import { ADMIN, OPEN_GATE, query, set } from '../../firestore/engine/testing';
import { BlobStore } from '../../storage/blob-store';
import { ObjectRecords } from '../../storage/object-records';
import { openStripeDatabase } from '../../stripe/core/database';
import { StripeService } from '../../stripe/stripe-service';

export const STORE_NAMES = ['firestore', 'accounts', 'objects', 'stripe'] as const;
export type StoreName = (typeof STORE_NAMES)[number];

/** One of the emulator's stores as the crash rounds use it. */
export interface CrashStore {
  /** Returns when what it put under this id is on disk. */
  put(id: string): Promise<void>;
  /** The ids of everything that is there; throws where something is there by half or twice. */
  found(): Promise<string[]>;
}

const BUCKET = 'crash.appspot.com';
/** As the emulator puts them together, without its servers. */
export async function openStores(
  dataDir: string,
): Promise<{ stores: Record<StoreName, CrashStore>; close(): Promise<void> }> {
  const engine = await openEngine({ dataDir, projectId: 'demo-crash', gate: OPEN_GATE });
  const records = openRecords(path.join(dataDir, 'platform.db'));
  const database = openStripeDatabase(path.join(dataDir, 'stripe.db'));
  return {
    stores: {
      firestore: firestoreStore(engine),
      accounts: accountStore(records),
      objects: objectStore(records, path.join(dataDir, 'blobs')),
      stripe: stripeStore(new StripeService({ database, origin: 'http://127.0.0.1', targetsOf: () => [] })),
    },
    async close() {
      await engine.close();
      records.close();
      database.close();
    },
  };
}

/** Each commit writes two halves and counts itself, so that a torn or a doubled one shows. */
function firestoreStore(engine: OpenEngine): CrashStore {
  return {
    async put(id) {
      const counter = { path: 'counters/all', fields: {} };
      const count = [{ fieldPath: 'n', increment: { integerValue: '1' } }];
      const text = 'x'.repeat(2_000);
      await engine.commit(
        [
          set(`left/${id}`, { text }),
          set(`right/${id}`, { text }),
          { update: counter, updateMask: [], updateTransforms: count },
        ],
        ADMIN,
      );
    },
    async found() {
      const idsOf = async (collection: string) =>
        (await engine.runQuery(query(collection), ADMIN)).documents.map(({ path: at }) => at.split('/')[1]);
      const [left, right] = [await idsOf('left'), await idsOf('right')];
      if (left.join() !== right.join()) throw new Error('A commit of Firestore is there by half.');
      const [counter] = (await engine.getDocuments(['counters/all'], ADMIN)).documents;
      const counted = Number(counter?.fields.n?.integerValue ?? 0);
      if (counted !== left.length) throw new Error(`Firestore counted ${counted} of ${left.length} commits.`);
      return left.filter((id) => id !== undefined);
    },
  };
}

function accountStore(records: Records): CrashStore {
  const project = new PersistentProject('demo-crash', records, {
    linkFor: (link) => link,
    announce: () => undefined,
  });
  return {
    async put(id) {
      project.users.set(id, { localId: id });
      project.updateUserByLocalId(id, { email: `${id}@example.test` });
      project.save();
    },
    found: async () => [...project.users.keys()],
  };
}

/** Bytes by their id, as the storage layer leaves them at the end of an upload. */
function objectStore(records: Records, folder: string): CrashStore {
  const blobs = new BlobStore(folder);
  const objects = new ObjectRecords(records, blobs);
  const bytesOf = (id: string) => Buffer.alloc(3_000, createHash('sha256').update(id).digest());
  const nameOf = (id: string) => path.join(BUCKET, id);
  return {
    async put(id) {
      blobs.appendBytes(`upload-${id}`, bytesOf(id));
      blobs.renameFile(`upload-${id}`, nameOf(id));
      const metadata = StoredFileMetadata.fromJSON(
        JSON.stringify({ name: id, bucket: BUCKET, size: 3_000, md5Hash: 'x', crc32c: '0' }),
        objects,
      );
      objects.files.set(nameOf(id), new StoredFile(metadata));
      objects.dispatch('finalize', { bucket: BUCKET, name: id });
      objects.save();
    },
    async found() {
      const ids = [...objects.files.keys()].map((name) => path.basename(name));
      const torn = ids.find((id) => !blobs.readBytes(nameOf(id), 3_000).equals(bytesOf(id)));
      if (torn) throw new Error(`The bytes of the object ${torn} are not what was uploaded.`);
      return ids;
    },
  };
}

/** A customer per id, asked for twice with the same idempotency key. */
function stripeStore(service: StripeService): CrashStore {
  const ask = (method: string, form: string, idempotencyKey?: string) => {
    const access = { account: 'crash', publishable: false };
    const request = { method, path: '/v1/customers', form, access, version: undefined, idempotencyKey };
    const { status, body } = service.answer(request);
    if (status !== 200) throw new Error(`Stripe answers ${status}: ${body}`);
    return JSON.parse(body) as { data: { id: string; name: string }[]; has_more: boolean };
  };
  return {
    async put(id) {
      for (let asked = 0; asked < 2; asked += 1) ask('POST', `name=${id}`, id);
    },
    async found() {
      const ids: string[] = [];
      for (let after = ''; ;) {
        const { data, has_more: more } = ask('GET', `limit=100${after}`);
        ids.push(...data.map(({ name }) => name));
        after = `&starting_after=${data.at(-1)?.id}`;
        if (more) continue;
        if (new Set(ids).size !== ids.length) throw new Error('A customer of Stripe is there twice.');
        return ids;
      }
    },
  };
}
