import path from 'node:path';
import { grpcClient, type GrpcRequest } from '@/emulator/src/testing/grpc-client';
import { startGoogleFirestore } from '@/scripts/local/google-firestore.mjs';
import { startEmulator } from '@/scripts/local/local-firebase.mjs';
import { localPorts } from '@/scripts/local/ports.mjs';
import { plain } from './plain';

/** The project of everything but rules, which decide nothing there: all is asked as the Admin SDK. */
export const PROJECT = 'demo-differential';
export const databaseOf = (project: string) => `projects/${project}/databases/(default)`;
export const documentsOf = (project: string) => `${databaseOf(project)}/documents`;
export const DATABASE = databaseOf(PROJECT);
export const DOCUMENTS = documentsOf(PROJECT);

/** `error` is the canonical code, as INVALID_ARGUMENT; `message` is for people and never compared. */
export type Answer =
  { readonly value: unknown; readonly raw: unknown } | { readonly error: string; readonly message: string };

export interface Engine {
  readonly name: 'ours' | "Google's";
  ask(request: GrpcRequest): Promise<Answer>;
  /** The emulators' own routes, below `/emulator/v1/projects/`; resolves to the HTTP status. */
  control(method: 'PUT' | 'DELETE', path: string, body?: object): Promise<number>;
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

/**
 * Requests after which a connection is replaced: a client resets the streams of many, and Node.js ends a connection to
 * one of its servers after 1,000 resets and 33 more a second (nghttp2's guard against floods of them).
 */
const OF_A_CONNECTION = 800;

export function engineAt(name: Engine['name'], host: string): Engine {
  let client = grpcClient(host);
  let asked = 0;
  const running = new Map<typeof client, number>();
  /** Closes what was replaced once nobody waits for it. */
  const leave = (used: typeof client) => {
    const left = (running.get(used) ?? 1) - 1;
    running.set(used, left);
    if (left > 0 || used === client) return;
    running.delete(used);
    used.close();
  };
  return {
    name,
    async ask(request) {
      if (++asked % OF_A_CONNECTION === 0) client = grpcClient(host);
      const used = client;
      running.set(used, (running.get(used) ?? 0) + 1);
      const answer = await used.ask(request).finally(() => leave(used));
      if ('error' in answer) return { error: answer.error, message: answer.details };
      return { value: plain(answer.message), raw: answer.message };
    },
    async control(method, at, body) {
      const answer = await fetch(`http://${host}/emulator/v1/projects/${at}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      await answer.text();
      return answer.status;
    },
    close: () => client.close(),
  };
}
