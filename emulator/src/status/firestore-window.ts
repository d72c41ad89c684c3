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

const NOTHING = { reads: 0, rulesReads: 0, writes: 0, deletes: 0 };

/** Another Firestore tells none of this; its own log and page do. */
const CLOSED: FirestoreWindow = {
  usage: () => Promise.resolve(noUsage()),
  resetUsage: () => Promise.resolve(noUsage()),
  labelUsage: (label) => Promise.resolve({ ...noUsage(), label }),
  denials: () => Promise.resolve([]),
  browse: () => Promise.resolve(null),
};
const noUsage = (): UsageReport => ({
  since: new Date().toISOString(),
  label: '',
  total: NOTHING,
  by: [],
});

export function firestoreWindow(config: EmulatorConfig): FirestoreWindow {
  if (config.firestoreHost !== null) return CLOSED;
  const { host, ports, projectId } = config;
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
