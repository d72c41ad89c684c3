import { openEngines } from '../../engines';
import { DEFAULT_DATABASE } from '../../engine/names';
import type { Engine } from '../../engine/types';
import { startFirestoreServer, type FirestoreServer } from '../../server';
import { firestoreGate } from '../../../rules/firestore-gate';
import { compileRules } from '../../../rules/load';
import { TEST_RULES } from './test-rules';

const gate = (source: string) => firestoreGate(compileRules(source, 'cloud.firestore'));

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
  const engines = await openEngines({
    dataDir: null,
    projectId: 'demo',
    gate: gate(TEST_RULES),
    parseRules: gate,
  });
  let server: FirestoreServer = await startFirestoreServer({ port: 0, engines });
  const { port } = server;
  return {
    engine: await engines.engineOf({ projectId: 'demo', databaseId: DEFAULT_DATABASE }),
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
