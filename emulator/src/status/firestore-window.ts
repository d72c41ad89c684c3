import type { EmulatorConfig } from '../config';
import type { UsageReport } from '../usage/meter';
import type { Place } from './browse';
import type { Entry } from './journal';

/** What the status page learns from Firestore's thread, over its own port. */
export interface FirestoreWindow {
  usage(): Promise<UsageReport>;
  resetUsage(): Promise<UsageReport>;
  /** Names what requests without a label of their own are counted under from now on. */
  labelUsage(label: string): Promise<UsageReport>;
  /** The last refusals and failures, newest first. */
  denials(): Promise<readonly Entry[]>;
  /** A place of the database, documents from the given one on; null for what is no path. */
  browse(path: string, from: number): Promise<Place | null>;
}

export function firestoreWindow({ host, ports, projectId }: EmulatorConfig): FirestoreWindow {
  const base = `http://${host}:${ports.firestore}/emulator/v1`;
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(base + path, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    return answer.ok ? answer.json() : null;
  };
  const usage = async (method: string, body?: object) => (await ask(method, '/usage', body)) as UsageReport;
  return {
    usage: () => usage('GET'),
    resetUsage: () => usage('DELETE'),
    labelUsage: (label) => usage('POST', { label }),
    denials: async () => ((await ask('GET', '/denials')) as { entries: readonly Entry[] }).entries,
    browse: async (path, from) =>
      (await ask('POST', `/projects/${projectId}:browse`, { path, from })) as Place | null,
  };
}
