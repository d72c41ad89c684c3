import fs from 'node:fs';
import path from 'node:path';
import { readEnvFile } from '../lib/env-file.mjs';
import { ROOT } from '../lib/root.mjs';
import { fromFirebaseTools, listening } from './firebase-tools.mjs';

/**
 * Loads the functions as a deployment does, in firebase-tools' own way and for the runtime of firebase.json. Resolves to
 * their names, the parameters that need a value and the secrets; rejects on whatever firebase-tools warns of.
 */
export async function loadFunctions({ source, runtime }, projectId) {
  const sourceDir = path.join(ROOT, source);
  // Else it listens on a port.
  process.env.FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH = 'true';
  const { result: build, warnings } = await listening(async () => {
    fromFirebaseTools('deploy/functions/runtimes/supported').guardVersionSupport(runtime);
    const { getRuntimeDelegate } = fromFirebaseTools('deploy/functions/runtimes');
    const delegate = await getRuntimeDelegate({ projectId, projectDir: ROOT, sourceDir, runtime });
    await delegate.validate();
    const FIREBASE_CONFIG = JSON.stringify({ projectId });
    return delegate.discoverBuild({}, { GCLOUD_PROJECT: projectId, FIREBASE_CONFIG });
  });
  if (warnings.length) throw new Error(`${source}: ${warnings.join(' ')}`);
  const isSecret = ({ type }) => type === 'secret';
  return {
    names: Object.keys(build.endpoints),
    parameters: build.params.filter((param) => !isSecret(param) && param.default === undefined).map(nameOf),
    secrets: build.params.filter(isSecret).map(nameOf),
  };
}

const nameOf = ({ name }) => name;

/** Throws one sentence when parameters of the functions have no value, where firebase-tools would stop and ask. */
export function checkParameters(parameters, projectId) {
  const files = ['functions/.env', `functions/.env.${projectId}`].filter((file) =>
    fs.existsSync(path.join(ROOT, file)),
  );
  const values = Object.assign({}, ...files.map((file) => readEnvFile(path.join(ROOT, file))));
  const missing = parameters.filter((name) => !values[name]);
  if (missing.length)
    throw new Error(`functions/.env.${projectId} lacks settings of the functions: ${missing.join(', ')}.`);
}
