import fs from 'node:fs';
import path from 'node:path';
import { forkChild } from '../lib/child.mjs';
import { localEnv, localFunctionsEnv } from './local-env.mjs';
import { ROOT } from '../lib/root.mjs';
import { startLocalFirebase } from './local-firebase.mjs';
import { localSecrets } from './local-secrets.mjs';
import { refreshParts, refreshSite } from '../build/parts.mjs';
import { assertPortFree, startSite } from './site.mjs';

/**
 * Starts the whole shop on this machine: local Firebase, seed, build, site; of the store `storeId`, or for null of every store
 * by its host. `say` reports each step. `newBuild` rebuilds the site even if its sources are unchanged; for `host` see site.mjs, for `firestore` see local-firebase.mjs.
 */
export async function startStack({
  ports,
  dataDir,
  distDir,
  dev = false,
  newBuild = false,
  storeId = 'demo',
  appCheck = false,
  firestore,
  host,
  say = () => {},
}) {
  await assertPortFree(ports.site, 'the site', 'PORT');
  const secrets = localSecrets(dataDir);
  const env = localEnv(ports, { storeId, appCheck });
  await refreshParts();
  say('Starting the local Firebase');
  const logFile = path.join(dataDir, 'log.txt');
  const functionsEnv = localFunctionsEnv(ports, { secrets });
  const firebase = await startLocalFirebase({ ports, dataDir, functionsEnv, logFile, firestore });
  try {
    await runSeed({ ...env, ...functionsEnv });
    if (storeId) await assertStoreExists(env, storeId);
    if (newBuild) fs.rmSync(path.join(ROOT, distDir), { recursive: true, force: true });
    if (!dev) {
      say('Building the site if its sources changed (some minutes)');
      await refreshSite({ distDir, env });
    }
    const site = await startSite({ port: ports.site, env, distDir, dev, host });
    return {
      env: { ...env, LOCAL_FIREBASE_LOG: logFile },
      sitePid: site.pid,
      exited: Promise.race([site.exited, firebase.exited]),
      async stop() {
        await site.stop();
        await firebase.stop();
      },
    };
  } catch (error) {
    await firebase.stop();
    throw error;
  }
}

/** Checked before the build, where a page's stack trace would hide the reason. */
async function assertStoreExists({ FIRESTORE_EMULATOR_HOST, GCLOUD_PROJECT }, storeId) {
  const documents = `http://${FIRESTORE_EMULATOR_HOST}/v1/projects/${GCLOUD_PROJECT}/databases/(default)/documents`;
  const answer = await fetch(`${documents}/storeSetting/${encodeURIComponent(storeId)}`);
  if (answer.ok) return;
  throw new Error(
    `There is no store "${storeId}" in the local data. Use one that exists, such as "demo" or "second".`,
  );
}

function runSeed(env) {
  const child = forkChild(path.join(ROOT, '.build/seed/main.cjs'), [], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve(undefined) : reject(new Error('The demo store could not be written, see above.')),
    );
  });
}
