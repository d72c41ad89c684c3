import path from 'node:path';
import { LOCAL_PROJECT_ID, localEnv, localFunctionsEnv } from './local-env.mjs';
import { ROOT } from '../lib/root.mjs';
import { assertDataDirUnused, startLocalFirebase } from './local-firebase.mjs';
import { localSecrets } from './local-secrets.mjs';
import { refreshParts } from '../build/parts.mjs';
import { localPorts } from './ports.mjs';

const DATA_DIR = path.join(ROOT, '.data');

/**
 * Chooses the Firebase for the store commands: emulators if their hosts are named, a real project if there are Google
 * credentials, else this folder's local Firebase. It starts the local one for the command, unless it already runs. Rejects
 * when the settings name a real project without credentials: its store would be made in the local one.
 * @returns {Promise<{ env: Record<string, string | undefined>, stop(): Promise<void> }>}
 */
export async function storeTarget(env = process.env) {
  const stop = async () => {};
  if (env.FIRESTORE_EMULATOR_HOST || env.GOOGLE_APPLICATION_CREDENTIALS) return { env: { ...env }, stop };
  const project = env.NEXT_PUBLIC_FIREBASE_PROJECT_ID;
  if (project && project !== LOCAL_PROJECT_ID)
    throw new Error(
      `The settings name the project "${project}", but GOOGLE_APPLICATION_CREDENTIALS is not set; without settings the local Firebase is meant.`,
    );
  const ports = localPorts(env);
  const dataDir = env.LOCAL_DATA_DIR ?? DATA_DIR;
  const secrets = localSecrets(dataDir);
  const functionsEnv = localFunctionsEnv(ports, { secrets });
  const local = { ...env, ...localEnv(ports), ...functionsEnv };
  if (isRunning(dataDir)) {
    await assertAnswers(ports.firestore, dataDir);
    return { env: local, stop };
  }
  await refreshParts(['functions', 'emulator']);
  const firebase = await startLocalFirebase({ ports, dataDir, functionsEnv, quiet: true });
  return { env: local, stop: () => firebase.stop() };
}

function isRunning(dataDir) {
  try {
    assertDataDirUnused(dataDir);
    return false;
  } catch (error) {
    if (/ is in use by /.test(error.message)) return true;
    throw error;
  }
}

async function assertAnswers(port, dataDir) {
  const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
  if (answer) return;
  throw new Error(
    `The local Firebase of ${dataDir} runs on other ports; set LOCAL_PORT_BASE as it was set for "npm start".`,
  );
}
