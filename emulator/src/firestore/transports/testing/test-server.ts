import { openEngines } from '../../engines';
import type { Engine, RulesGate } from '../../engine/types';
import { startFirestoreServer, type FirestoreServer } from '../../server';

/** Everyone may use everything but `secret`, and of `private` only their own document. */
const gate: RulesGate = {
  decide({ path, query, auth }) {
    const [collection, id] = query ? [query.collectionId] : path.split('/');
    const isAllowed = collection !== 'secret' && (collection !== 'private' || id === auth?.uid);
    return { allowed: isAllowed, explanation: collection ?? '' };
  },
};

export interface TestServer {
  readonly engine: Engine;
  readonly port: number;
  /** Stops serving, with the goodbye, and serves the same data on the same port again. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Firestore for project `demo`, in memory, on a free port. */
export async function startTestServer(): Promise<TestServer> {
  const engines = await openEngines({ dataDir: null, projectId: 'demo', gate, parseRules: () => gate });
  let server: FirestoreServer = await startFirestoreServer({ port: 0, engines });
  const { port } = server;
  return {
    engine: await engines.engineOf('demo'),
    port,
    async restart() {
      await server.close();
      server = await startFirestoreServer({ port, engines });
    },
    async close() {
      await server.close();
      await engines.close();
    },
  };
}
