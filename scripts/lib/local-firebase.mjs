import path from 'node:path';
import { startEmulator } from '../../emulator/start.mjs';
import { LOCAL_PROJECT_ID, localStripeWebhooks, ROOT } from './local-env.mjs';

export { assertDataDirUnused } from '../../emulator/start.mjs';

/**
 * Starts the local Firebase with the shop's rules and functions, which must have been bundled (parts.mjs).
 * @param {object} options
 * @param {Record<string, number>} options.ports as of ports.mjs
 * @param {string} options.dataDir where everything is kept
 * @param {Record<string, string>} options.functionsEnv
 * @param {string} [options.projectId]
 * @param {readonly string[]} [options.cardStores] as of local-env.mjs
 * @param {boolean} [options.quiet] keeps what it prints to itself
 * @param {string} [options.logFile] as of emulator/start.mjs
 */
export function startLocalFirebase({
  ports,
  dataDir,
  functionsEnv,
  projectId = LOCAL_PROJECT_ID,
  cardStores,
  quiet = false,
  logFile,
}) {
  const { firestore, auth, storage, functions, mailbox, smtp, stripe } = ports;
  const config = {
    projectId,
    dataDir,
    ports: { firestore, auth, storage, functions, mailbox, smtp, stripe },
    rules: { firestore: path.join(ROOT, 'firestore.rules'), storage: path.join(ROOT, 'storage.rules') },
    indexes: path.join(ROOT, 'firestore.indexes.json'),
    functions: path.join(ROOT, 'functions/dist/index.js'),
    functionsEnv,
    // In production: Firebase console, Authentication, Templates, "Customize action URL".
    actionUrl: `${functionsEnv.SITE_URL}/reset-password`,
    stripeWebhooks: localStripeWebhooks(ports, { projectId, cardStores }),
  };
  return startEmulator(config, { quiet, logFile });
}
