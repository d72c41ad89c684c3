import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { forkChild } from '../lib/child.mjs';
import { ROOT } from '../lib/root.mjs';
import { LOCAL_PROJECT_ID } from './local-env.mjs';

const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const LOGGING = path.join(ROOT, 'scripts/local/google-firestore-logging.properties');
const JAVA_CHILD = path.join(ROOT, 'scripts/local/java-child.mjs');
const IN_SDK = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const START_TIMEOUT_MS = 60_000;
/** The JVM's maximum heap; a shop needs a few hundred MB. */
const USUAL_HEAP = '2g';

/**
 * Finds Google's Firestore emulator (from GOOGLE_FIRESTORE_JAR, the Cloud SDK or firebase-tools) and a Java that runs it.
 * @param {Record<string, string | undefined>} env
 * @returns {{ jar: string, java: string } | { missing: string }} `missing` is a sentence for people
 */
export function findGoogleFirestore(env = process.env) {
  const jar = placesOf(env).find((place) => fs.existsSync(place));
  if (!jar)
    return {
      missing:
        "Google's Firestore emulator is not on this machine (the package google-cloud-cli-firestore-emulator, or GOOGLE_FIRESTORE_JAR).",
    };
  const java = env.JAVA_HOME ? path.join(env.JAVA_HOME, 'bin/java') : 'java';
  const { error } = spawnSync(java, ['-version'], { env: { ...env }, stdio: 'ignore' });
  return error
    ? { missing: "Google's Firestore emulator needs Java, which is not on this machine." }
    : { jar, java };
}

function placesOf(env) {
  const home = env.HOME ?? os.homedir();
  const inPath = (env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, 'gcloud'));
  const gcloud = inPath.find((file) => fs.existsSync(file));
  const sdks = [
    env.CLOUDSDK_ROOT_DIR,
    gcloud && path.join(fs.realpathSync(gcloud), '../..'),
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    path.join(home, 'google-cloud-sdk'),
  ].filter(Boolean);
  return [
    ...(env.GOOGLE_FIRESTORE_JAR ? [env.GOOGLE_FIRESTORE_JAR] : sdks.map((sdk) => path.join(sdk, IN_SDK))),
    ...ofFirebaseTools(env.FIREBASE_EMULATORS_PATH ?? path.join(home, '.cache/firebase/emulators')),
  ];
}

/** Newest first. */
const ofFirebaseTools = (folder) =>
  (fs.existsSync(folder) ? fs.readdirSync(folder) : [])
    .filter((file) => /^cloud-firestore-emulator-v.+\.jar$/.test(file))
    .sort()
    .reverse()
    .map((file) => path.join(folder, file));

/**
 * Starts it on the loopback `port`. It holds its data in memory: `importFrom` names the folder of an earlier `exportTo`.
 * Rejects with one sentence, for example when it is not installed.
 * @param {object} options
 * @param {number} options.port
 * @param {string | null} [options.rules] a rules file, by default the shop's; null allows everything
 * @param {number} [options.functionsPort] the port to notify of changes, once triggers are registered
 * @param {string} [options.importFrom]
 * @param {string} [options.projectId]
 * @param {string} [options.heap] as the JVM's -Xmx takes it
 * @param {string} [options.logFile]
 */
export async function startGoogleFirestore({
  port,
  rules = path.join(ROOT, 'firestore.rules'),
  functionsPort,
  importFrom,
  projectId = LOCAL_PROJECT_ID,
  heap = USUAL_HEAP,
  logFile = '/dev/null',
}) {
  const found = findGoogleFirestore();
  if ('missing' in found) throw new Error(found.missing);
  const host = `127.0.0.1:${port}`;
  const log = fs.openSync(logFile, 'a');
  const child = forkChild(
    JAVA_CHILD,
    [
      found.java,
      `-Xmx${heap}`,
      '-Duser.language=en',
      `-Djava.util.logging.config.file=${LOGGING}`,
      // Otherwise the JVM's compiler threads would use both processors of a small machine for minutes.
      '-XX:+UseSerialGC',
      '-XX:TieredStopAtLevel=1',
      '-cp',
      found.jar,
      MAIN_CLASS,
      '--host=127.0.0.1',
      `--port=${port}`,
      `--project_id=${projectId}`,
      ...(rules ? [`--rules=${rules}`] : []),
      ...(functionsPort ? [`--functions_emulator=127.0.0.1:${functionsPort}`] : []),
      ...(importFrom ? [`--import-data=${metadataOf(importFrom)}`] : []),
    ],
    { stdio: ['ignore', log, log, 'ipc'] },
  );
  fs.closeSync(log);
  const exited = new Promise((resolve) => child.once('exit', resolve));
  let ended = false;
  void exited.then(() => (ended = true));
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await fetch(`http://${host}/`).catch(() => null))?.ok) {
    if (ended || Date.now() > deadline) {
      child.kill();
      throw new Error(
        `Google's Firestore emulator (${found.jar}) did not start on port ${port}; see ${logFile}.`,
      );
    }
    await sleep(50);
  }
  return {
    host,
    port,
    exited,
    exportTo: (folder) => exportTo(host, projectId, folder),
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

const EXPORT_NAME = 'firestore_export';

const metadataOf = (folder) => path.join(folder, EXPORT_NAME, `${EXPORT_NAME}.overall_export_metadata`);

/** Whether `folder` holds what `exportTo` wrote. */
export const isGoogleExport = (folder) => fs.existsSync(metadataOf(folder));

/** Writes all documents of the project into `folder`; replaces its content only when the export is complete. */
async function exportTo(host, projectId, folder) {
  const unfinished = `${folder}.unfinished`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.mkdirSync(unfinished, { recursive: true });
  const answer = await fetch(`http://${host}/emulator/v1/projects/${projectId}:export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      database: `projects/${projectId}/databases/(default)`,
      export_directory: unfinished,
      export_name: EXPORT_NAME,
    }),
  });
  if (!answer.ok) throw new Error(`Google's Firestore emulator did not export: ${await answer.text()}`);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.renameSync(unfinished, folder);
}
