import fs from 'node:fs';
import path from 'node:path';
import { startEmulator } from '../../emulator/start.mjs';
import { isGoogleExport, startGoogleFirestore } from './google-firestore.mjs';
import { LOCAL_PROJECT_ID, localStripeWebhooks } from './local-env.mjs';
import { ROOT } from '../lib/root.mjs';

export { assertDataDirUnused, startEmulator } from '../../emulator/start.mjs';

/**
 * Starts the local Firebase with the shop's rules and functions, whose bundles must exist (parts.mjs).
 * @param {object} options
 * @param {Record<string, number>} options.ports from ports.mjs
 * @param {string} options.dataDir where all data is stored
 * @param {Record<string, string>} options.functionsEnv from local-env.mjs
 * @param {string} [options.projectId]
 * @param {boolean} [options.signedTokens] see emulator/src/config.ts
 * @param {boolean} [options.quiet] hides its output
 * @param {string} [options.logFile] see emulator/start.mjs
 * @param {'own' | 'google'} [options.firestore] `google`: Google's Firestore emulator instead of our own Firestore
 */
export function startLocalFirebase({ quiet = false, logFile, firestore = 'own', ...options }) {
  const start = firestore === 'google' ? startBesideGoogle : startEmulator;
  return start(localFirebaseConfig({ ...options, firestore }), { quiet, logFile });
}

/** Google's emulator holds documents in memory: this reads them from the data folder, and writes them back on `stop`. */
async function startBesideGoogle(config, options) {
  const { dataDir, ports, projectId, rules } = config;
  const exported = path.join(dataDir, 'google-firestore');
  fs.mkdirSync(dataDir, { recursive: true });
  const google = await startGoogleFirestore({
    port: ports.firestore,
    functionsPort: ports.functions,
    rules: rules.firestore,
    projectId,
    importFrom: isGoogleExport(exported) ? exported : undefined,
    logFile: path.join(dataDir, 'google-firestore.log'),
  });
  const emulator = await startEmulator(config, options).catch(async (error) => {
    await google.stop();
    throw error;
  });
  return {
    ...emulator,
    exited: Promise.race([emulator.exited, google.exited]),
    async kill(signal) {
      await emulator.kill(signal);
      await google.stop();
    },
    async stop() {
      await emulator.stop();
      await google.exportTo(exported);
      await google.stop();
    },
  };
}

/** The shop's configuration of the local Firebase (emulator/src/config.ts); options as above. */
export function localFirebaseConfig({
  ports,
  dataDir,
  functionsEnv,
  projectId = LOCAL_PROJECT_ID,
  firestore: engine = 'own',
  signedTokens = false,
}) {
  const { firestore, auth, storage, functions, mailbox, smtp, stripe } = ports;
  return {
    projectId,
    dataDir,
    ports: { firestore, auth, storage, functions, mailbox, smtp, stripe },
    firestoreHost: engine === 'google' ? `127.0.0.1:${firestore}` : null,
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
