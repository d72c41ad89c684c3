import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmulator } from '../../start.mjs';
import { SERVICES, type ServiceName } from '../config';
import { freePort } from './free-port';

export interface ForkedEmulator {
  readonly projectId: string;
  readonly dataDir: string;
  readonly ports: Record<ServiceName, number>;
  /** Where the functions' source was written. */
  readonly functionsFile: string;
  /** `127.0.0.1:port` */
  at(service: ServiceName): string;
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again on the same ports and data. */
  start(): Promise<void>;
}

interface Given {
  readonly firestoreRules?: string;
  readonly storageRules?: string;
  /** Source of a CommonJS functions bundle. */
  readonly functions?: string;
  readonly signedTokens?: boolean;
}

const OPEN_FIRESTORE = `rules_version = '2';
service cloud.firestore { match /databases/{db}/documents { match /{all=**} { allow read, write; } } }`;
const OPEN_STORAGE = `rules_version = '2';
service firebase.storage { match /b/{bucket}/o { match /{all=**} { allow read, write; } } }`;

/** An emulator of its own for a test file, on free ports, with its data in a temporary folder. */
export async function forkEmulator(given: Given = {}): Promise<ForkedEmulator> {
  const config = await emulatorConfig(given);
  let emulator = await startEmulator(config, { quiet: true });
  return {
    projectId: config.projectId,
    dataDir: config.dataDir,
    ports: config.ports,
    functionsFile: config.functions ?? '',
    at: (service) => `127.0.0.1:${config.ports[service]}`,
    kill: (signal) => emulator.kill(signal),
    async start() {
      emulator = await startEmulator(config, { quiet: true });
    },
  };
}

const made: string[] = [];

/** Removes what the emulators of this test file left on disk. */
export function removeTestFiles(): void {
  for (const file of made.splice(0)) fs.rmSync(file, { recursive: true, force: true });
}

/** A configuration whose files exist, on ports that were free a moment ago. */
export async function emulatorConfig({
  firestoreRules,
  storageRules,
  functions,
  signedTokens = false,
}: Given = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'emulator-'));
  const write = (name: string, text: string) => {
    fs.writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  // Packages are found from the file's folder upward, so the bundle must lie inside the workspace.
  const bundle = path.join(__dirname, '../../dist', `${path.basename(folder)}.cjs`);
  if (functions) fs.writeFileSync(bundle, functions);
  made.push(folder, bundle);
  return {
    projectId: 'demo-emulator',
    dataDir: path.join(folder, 'data'),
    ports: await freePorts(),
    rules: {
      firestore: write('firestore.rules', firestoreRules ?? OPEN_FIRESTORE),
      storage: write('storage.rules', storageRules ?? OPEN_STORAGE),
    },
    firestoreHost: null,
    indexes: null,
    functions: functions ? bundle : null,
    functionsEnv: {},
    signedTokens,
    actionUrl: null,
    stripeWebhooks: [],
  };
}

async function freePorts(): Promise<Record<ServiceName, number>> {
  const entries = SERVICES.map(async (service) => [service, await freePort()] as const);
  return Object.fromEntries(await Promise.all(entries)) as Record<ServiceName, number>;
}
