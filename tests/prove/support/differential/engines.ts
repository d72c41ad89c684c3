import path from 'node:path';
import {
  credentials,
  makeClientConstructor,
  Metadata,
  status,
  type ClientReadableStream,
  type requestCallback,
  type ServiceError,
} from '@grpc/grpc-js';
import { firestoreServiceDefinition } from '@/emulator/src/firestore/transports/grpc-definition';
import { jsonToMessage, messageToJson } from '@/emulator/src/firestore/transports/grpc-json';

import { startGoogleFirestore } from '@/scripts/lib/google-firestore.mjs';
import { startEmulator } from '@/scripts/lib/local-firebase.mjs';
import { localPorts } from '@/scripts/lib/ports.mjs';
import { plain } from './plain';

/** The project of everything but rules, which decide nothing there: all is asked as the Admin SDK. */
export const PROJECT = 'demo-differential';
export const databaseOf = (project: string) => `projects/${project}/databases/(default)`;
export const documentsOf = (project: string) => `${databaseOf(project)}/documents`;
export const DATABASE = databaseOf(PROJECT);
export const DOCUMENTS = documentsOf(PROJECT);

/** A call of google.firestore.v1.Firestore, its request in the JSON form. */
export interface Request {
  readonly call:
    | 'RunQuery'
    | 'RunAggregationQuery'
    | 'BatchGetDocuments'
    | 'GetDocument'
    | 'Commit'
    | 'BeginTransaction'
    | 'Rollback';
  readonly request: object;
  /** An ID token, or null for nobody; past the rules unless told. */
  readonly token?: string | null;
}

/** `error` is the canonical code, as INVALID_ARGUMENT; `message` is for people and never compared. */
export type Answer =
  { readonly value: unknown; readonly raw: unknown } | { readonly error: string; readonly message: string };

export interface Engine {
  readonly name: 'ours' | "Google's";
  ask(request: Request): Promise<Answer>;
  /** The emulators' own routes, below `/emulator/v1/projects/`; resolves to whether it was done. */
  control(method: 'PUT' | 'DELETE', path: string, body?: object): Promise<boolean>;
  close(): void;
}

export interface Engines {
  readonly ours: Engine;
  readonly google: Engine;
  stop(): Promise<void>;
}

/** Our own Firestore alone, with every index; its data in this folder. */
export async function startOurs(dataDir: string): Promise<{ engine: Engine; stop(): Promise<void> }> {
  const { site: _, ...ports } = localPorts();
  const emulator = await startEmulator(
    {
      projectId: PROJECT,
      dataDir,
      ports,
      rules: { firestore: path.resolve('firestore.rules'), storage: path.resolve('storage.rules') },
      indexes: null,
      functions: null,
    },
    { quiet: true },
  );
  const engine = engineAt('ours', `127.0.0.1:${ports.firestore}`);
  return {
    engine,
    async stop() {
      engine.close();
      await emulator.stop();
    },
  };
}

/** Both engines on loopback ports, empty; what Google's prints goes into the folder. */
export async function startEngines(folder: string): Promise<Engines> {
  const ours = await startOurs(path.join(folder, 'ours'));
  const emulator = await startGoogleFirestore({
    port: localPorts().site,
    projectId: PROJECT,
    logFile: path.join(folder, 'google.log'),
  }).catch(async (error: unknown) => {
    await ours.stop();
    throw error;
  });
  const google = engineAt("Google's", emulator.host);
  return {
    ours: ours.engine,
    google,
    async stop() {
      google.close();
      await Promise.all([ours.stop(), emulator.stop()]);
    },
  };
}

const Client = makeClientConstructor(firestoreServiceDefinition(), 'Firestore');

export function engineAt(name: Engine['name'], host: string): Engine {
  const client = new Client(host, credentials.createInsecure());
  return {
    name,
    async ask({ call, request, token = 'owner' }) {
      const metadata = new Metadata();
      if (token !== null) metadata.set('authorization', `Bearer ${token}`);
      const method = client[call] as (
        this: unknown,
        message: object,
        metadata: Metadata,
      ) => ClientReadableStream<object>;
      const message = jsonToMessage(request);
      try {
        const raw = STREAMS.has(call)
          ? await all(method.call(client, message, metadata))
          : await one((done) => (method as Unary).call(client, message, metadata, done));
        return { value: plain(raw), raw };
      } catch (error) {
        const { code, details } = error as ServiceError;
        return { error: status[code] ?? 'UNKNOWN', message: details };
      }
    },
    async control(method, at, body) {
      const answer = await fetch(`http://${host}/emulator/v1/projects/${at}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      await answer.text();
      return answer.ok;
    },
    close: () => client.close(),
  };
}

const STREAMS: ReadonlySet<Request['call']> = new Set([
  'RunQuery',
  'RunAggregationQuery',
  'BatchGetDocuments',
]);

type Unary = (this: unknown, message: object, metadata: Metadata, done: requestCallback<object>) => void;

async function all(stream: AsyncIterable<unknown>): Promise<object[]> {
  const messages: object[] = [];
  for await (const message of stream) messages.push(messageToJson(message as object));
  return messages;
}

const one = (ask: (done: requestCallback<object>) => void): Promise<object> =>
  new Promise((resolve, reject) =>
    ask((error, message) => (error ? reject(error) : resolve(messageToJson(message ?? {})))),
  );
