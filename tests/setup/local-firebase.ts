import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { localEnv, localFunctionsEnv, MESSAGE_KEYS } from '@/scripts/local/local-env.mjs';
import { startLocalFirebase as startWith } from '@/scripts/local/local-firebase.mjs';
import { refreshParts } from '@/scripts/build/parts.mjs';
import { localPorts } from '@/scripts/local/ports.mjs';
import { CARD_SHOPS } from './card-shops';
import { TEST_SECRETS } from './test-secrets';

const USUAL_PORT_BASE = 21_000;

/** The stores of tests whose messages a provider sends. */
const MESSAGE_SHOPS = { 'messages-whatsapp': MESSAGE_KEYS.demo, 'messages-sms': MESSAGE_KEYS.second };

export interface LocalFirebaseOptions {
  /** Added to the base of all ports, so that several can run at once; the one of globalSetup has 0. */
  readonly portOffset?: number;
  /** Kept on stop; without it a temporary folder is used and removed. */
  readonly dataDir?: string;
  /** The ids of the stores that take cards. */
  readonly cardStores?: readonly string[];
  /** Settings of the functions that differ. */
  readonly functionsEnv?: Readonly<Record<string, string>>;
  /** Whether Auth signs its tokens and nothing takes others. */
  readonly signedTokens?: boolean;
  /** What it prints goes to the test's output. */
  readonly verbose?: boolean;
  /** The log of what it and the functions print. */
  readonly logFile?: string;
}
export interface LocalFirebase {
  readonly ports: Readonly<Record<string, number>>;
  /** For clients and servers under test. */
  readonly env: Readonly<Record<string, string>>;
  readonly dataDir: string;
  /** Resolves when the process is gone; SIGKILL by default. */
  kill(signal?: NodeJS.Signals): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A local Firebase of the shop's rules and functions for one test run; rejects with its own one-sentence error. With
 * TEST_FIRESTORE=google its Firestore is Google's emulator.
 */
export async function startLocalFirebase(options: LocalFirebaseOptions = {}): Promise<LocalFirebase> {
  const base = Number(process.env.LOCAL_PORT_BASE ?? USUAL_PORT_BASE) + (options.portOffset ?? 0);
  const ports = localPorts({ ...process.env, LOCAL_PORT_BASE: String(base) });
  const dataDir = options.dataDir ?? fs.mkdtempSync(path.join(os.tmpdir(), 'local-firebase-'));
  await refreshParts(['functions', 'emulator']);
  const cardStores = [...(options.cardStores ?? CARD_SHOPS)];
  const emulator = await startWith({
    ports,
    dataDir,
    functionsEnv: {
      ...localFunctionsEnv(ports, { secrets: TEST_SECRETS, cardStores, messageKeys: MESSAGE_SHOPS }),
      ...options.functionsEnv,
    },
    signedTokens: options.signedTokens,
    quiet: !options.verbose,
    logFile: options.logFile,
    firestore: process.env.TEST_FIRESTORE === 'google' ? 'google' : 'own',
  });
  return {
    ports,
    env: {
      ...localEnv(ports),
      LOCAL_MAILBOX_URL: `http://127.0.0.1:${ports.mailbox}`,
      LOCAL_FIREBASE_DATA_DIR: dataDir,
      LOCAL_FIREBASE_PID: String(emulator.pid),
    },
    dataDir,
    kill: emulator.kill,
    async stop() {
      await emulator.stop();
      if (!options.dataDir) fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
