import { memoryStore } from '../store/document-store';
import { openSqliteStore } from '../store/sqlite-store';
import { DocumentSet } from './document-set';
import { LocalEngine, type EngineOptions } from './local-engine';
import type { Engine } from './types';

export type OpenEngine = Engine & { close(): Promise<void> };

/** Opens a database with all its documents in memory. @throws StoreError when its data cannot be used. */
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
