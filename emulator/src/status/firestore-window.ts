import type { EmulatorConfig } from '../config';
import type { UsageReport } from '../usage/meter';

/** What the status page learns from Firestore's thread, over its own port. */
export interface FirestoreWindow {
  usage(): Promise<UsageReport>;
  resetUsage(): Promise<UsageReport>;
  /** Names what requests without a label of their own are counted under from now on. */
  labelUsage(label: string): Promise<UsageReport>;
}

export function firestoreWindow({ host, ports }: EmulatorConfig): FirestoreWindow {
  const base = `http://${host}:${ports.firestore}`;
  const usage = async (method: string, body?: object): Promise<UsageReport> => {
    const init = { method, ...(body ? { body: JSON.stringify(body) } : {}) };
    return (await (await fetch(`${base}/emulator/v1/usage`, init)).json()) as UsageReport;
  };
  return {
    usage: () => usage('GET'),
    resetUsage: () => usage('DELETE'),
    labelUsage: (label) => usage('POST', { label }),
  };
}
