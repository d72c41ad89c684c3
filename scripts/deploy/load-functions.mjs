import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/root.mjs';
import { fromFirebaseTools, listening } from './firebase-tools.mjs';

/**
 * Loads the functions as a deployment does, with firebase-tools and the runtime of firebase.json. Resolves to the functions
 * that it discovered, with regions, names and secrets; rejects on any warning of firebase-tools.
 */
export async function loadFunctions({ source, runtime }, projectId) {
  const sourceDir = path.join(ROOT, source);
  // Without a path it listens on a port.
  process.env.FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH = 'true';
  // Seconds; firebase-tools' own ten are too few on a busy machine.
  process.env.FUNCTIONS_DISCOVERY_TIMEOUT ??= '60';
  const { result: build, warnings } = await listening(async () => {
    fromFirebaseTools('deploy/functions/runtimes/supported').guardVersionSupport(runtime);
    const { getRuntimeDelegate } = fromFirebaseTools('deploy/functions/runtimes');
    const delegate = await getRuntimeDelegate({ projectId, projectDir: ROOT, sourceDir, runtime });
    await delegate.validate();
    const FIREBASE_CONFIG = JSON.stringify({ projectId });
    return delegate.discoverBuild({}, { GCLOUD_PROJECT: projectId, FIREBASE_CONFIG });
  });
  if (warnings.length) throw new Error(`${source}: ${warnings.join(' ')}`);
  return {
    build,
    regions: [...new Set(Object.values(build.endpoints).flatMap(({ region }) => region))],
    names: Object.keys(build.endpoints),
    secrets: build.params.filter(({ type }) => type === 'secret').map(({ name }) => name),
  };
}

const MIB = 1024 * 1024;

/** Describes the cost of a cold start: the bundle's size, and how long Node takes to load it and its packages on this machine. */
export function weighBundle({ source }, projectId) {
  const file = path.join(ROOT, source, 'dist/index.js');
  const script = `const began = performance.now(); require(${JSON.stringify(file)}); console.log(performance.now() - began); process.exit();`;
  const env = { ...process.env, GCLOUD_PROJECT: projectId, FIREBASE_CONFIG: JSON.stringify({ projectId }) };
  const printed = execFileSync(process.execPath, ['-e', script], { env, encoding: 'utf8' });
  const seconds = Number(printed.trim().split('\n').at(-1)) / 1000;
  return `${(fs.statSync(file).size / MIB).toFixed(1)} MiB, loaded in ${seconds.toFixed(1)} s`;
}
