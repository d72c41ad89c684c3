import path from 'node:path';
import { ROOT } from '../lib/local-env.mjs';
import { fromFirebaseTools, listening } from './firebase-tools.mjs';

/**
 * Loads the functions as a deployment does, in firebase-tools' own way and for the runtime of firebase.json. Resolves to
 * what it discovered, their regions, names and secrets; rejects on whatever firebase-tools warns of.
 */
export async function loadFunctions({ source, runtime }, projectId) {
  const sourceDir = path.join(ROOT, source);
  // Else it listens on a port.
  process.env.FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH = 'true';
  // Seconds; ten of firebase-tools' own are too few for a machine that is busy with other work.
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
