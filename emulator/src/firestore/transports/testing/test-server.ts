import { openEngines } from '../../engines';
import type { Engine, RulesGate, RulesRequest } from '../../engine/types';
import { startFirestoreServer, type FirestoreServer } from '../../server';

const DOOR = 'doors/club';
const ALLOWED: Readonly<Record<string, (request: RulesRequest) => boolean>> = {
  secret: () => false,
  private: ({ path, auth }) => path.split('/')[1] === auth?.uid,
  shared: ({ resource }) => resource?.fields.isOpen?.booleanValue === true,
  club({ read, documentsRead }) {
    documentsRead?.add(DOOR);
    return read(DOOR) !== null;
  },
};

/**
 * Everyone may use everything but `secret`, of `private` only their own document, of `shared` the documents that say so,
 * and `club` while its door is there.
 */
const gate: RulesGate = {
  decide(request) {
    const collection = request.query?.collectionId ?? request.path.split('/')[0] ?? '';
    return { allowed: ALLOWED[collection]?.(request) ?? true, explanation: collection };
  },
};

export interface TestServer {
  readonly engine: Engine;
  readonly port: number;
  /** Document reads that were billed so far. */
  reads(): number;
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
    reads: () => engines.meter.report().total.reads,
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
