import type { IndexGuard } from '../indexes/index-guard';
import { memoryStore } from '../store/document-store';
import { openSqliteStore } from '../store/sqlite-store';
import { DocumentSet } from './document-set';
import { LocalEngine } from './local-engine';
import type { Engine, RulesGate } from './types';

export interface EngineOptions {
  /** The folder of the durable file; null keeps the project in memory. */
  readonly dataDir: string | null;
  readonly projectId: string;
  readonly gate: RulesGate;
  /** Absent: every query is answered, whatever index it would need. */
  readonly indexGuard?: IndexGuard;
  /** Where refusals and failures are explained, one line each. */
  readonly log?: (line: string) => void;
  readonly nowMs?: () => number;
  /** How long a read may wait for another transaction's lock. */
  readonly lockWaitMs?: number;
  /** How long an idle transaction keeps its locks. */
  readonly transactionIdleMs?: number;
}

export type OpenEngine = Engine & { close(): Promise<void> };

/** Opens a project's Firestore with all its documents in memory. @throws StoreError when its data cannot be used. */
export async function openEngine(options: EngineOptions): Promise<OpenEngine> {
  const store = options.dataDir === null ? memoryStore : openSqliteStore(options.dataDir);
  try {
    const saved = store.load();
    const documents = new DocumentSet();
    for (const document of saved.documents) documents.put(document);
    return new LocalEngine({ ...options, saved, documents, store });
  } catch (error) {
    store.close();
    throw error;
  }
}
