import path from 'node:path';
import { startEmulator } from '../../emulator/start.mjs';
import { LOCAL_PROJECT_ID, localStripeWebhooks } from './local-env.mjs';
import { ROOT } from '../lib/root.mjs';

export { assertDataDirUnused } from '../../emulator/start.mjs';

/**
 * Starts the local Firebase with the shop's rules and functions, which must have been bundled (parts.mjs).
 * @param {object} options
 * @param {Record<string, number>} options.ports as of ports.mjs
 * @param {string} options.dataDir where all data is stored
 * @param {Record<string, string>} options.functionsEnv as of local-env.mjs
 * @param {string} [options.projectId]
 * @param {boolean} [options.signedTokens] as of emulator/src/config.ts
 * @param {boolean} [options.quiet] keeps what it prints to itself
 * @param {string} [options.logFile] as of emulator/start.mjs
 */
export const startLocalFirebase = ({ quiet = false, logFile, ...options }) =>
  startEmulator(localFirebaseConfig(options), { quiet, logFile });

/** What the shop sets of the local Firebase, as emulator/src/config.ts has it; options as above. */
export function localFirebaseConfig({
  ports,
  dataDir,
  functionsEnv,
  projectId = LOCAL_PROJECT_ID,
  signedTokens = false,
}) {
  const { firestore, auth, storage, functions, mailbox, smtp, stripe } = ports;
  return {
    projectId,
    dataDir,
    ports: { firestore, auth, storage, functions, mailbox, smtp, stripe },
    rules: { firestore: path.join(ROOT, 'firestore.rules'), storage: path.join(ROOT, 'storage.rules') },
    indexes: path.join(ROOT, 'firestore.indexes.json'),
    functions: path.join(ROOT, 'functions/dist/index.js'),
    functionsEnv,
    signedTokens,
    // In production: Firebase console, Authentication, Templates, "Customize action URL".
    actionUrl: `${functionsEnv.SITE_URL}/reset-password`,
    stripeWebhooks: localStripeWebhooks(ports, functionsEnv, projectId),
  };
}
