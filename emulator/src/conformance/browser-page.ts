import { initializeApp } from 'firebase/app';
import * as sdk from 'firebase/firestore';
import { modularClient } from './modular-client';
import { runCases, type Outcome } from './run-cases';
import type { World } from './client';

declare global {
  interface Window {
    /** Given by the test. */
    worldWrite: World['write'];
    worldRestart: World['restart'];
    worldRead: World['read'];
    worldReads: World['reads'];
    conform(options: {
      port: number;
      projectId: string;
      root: string;
      isLongPolling: boolean;
    }): Promise<Outcome[]>;
  }
}

/** On a busy machine the page needs longer for 11 MB than the SDK waits for a request, and so sends them for ever. */
const TOO_LARGE_HERE = ['a request of more than 10 MiB is refused'];

window.conform = async ({ port, projectId, root, isLongPolling }) => {
  const app = initializeApp({ projectId, apiKey: 'local' }, root);
  const [db, other] = ['(default)', 'other'].map((id) => {
    const database = sdk.initializeFirestore(app, { experimentalForceLongPolling: isLongPolling }, id);
    sdk.connectFirestoreEmulator(database, '127.0.0.1', port);
    return database;
  }) as [sdk.Firestore, sdk.Firestore];
  const world: World = {
    write: (path, data) => window.worldWrite(path, data),
    restart: () => window.worldRestart(),
    read: (path) => window.worldRead(path),
    reads: () => window.worldReads(),
  };
  const outcomes = await runCases(
    { ...modularClient(sdk, db), elsewhere: modularClient(sdk, other) },
    world,
    { root, hasRules: true, leftOut: TOO_LARGE_HERE },
  );
  await Promise.all([sdk.terminate(db), sdk.terminate(other)]);
  return outcomes;
};
