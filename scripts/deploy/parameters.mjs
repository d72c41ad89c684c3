import path from 'node:path';
import { ROOT } from '../lib/root.mjs';
import { fromFirebaseTools } from './firebase-tools.mjs';

const FUNCTIONS = 'functions';

/** Where firebase-tools reads the functions' parameters, and writes those it resolved. */
const placeOf = (projectId) => ({
  functionsSource: path.join(ROOT, FUNCTIONS),
  projectDir: ROOT,
  projectId,
});

/**
 * Resolves the functions' parameters as a deployment without a terminal does. Returns those that no file sets, with their
 * defaults, because firebase-tools wants a value for these too. Rejects with one sentence when a parameter has no value and no
 * default, or another value than the deployment needs.
 * @param {{ params: readonly { name: string, type: string, default?: unknown }[] }} build as firebase-tools discovered it
 * @param {string} projectId
 * @param {Record<string, string>} [needed] values that parameters must have, instead of their defaults
 * @returns {Promise<Record<string, string>>}
 */
export async function unsetParameters(build, projectId, needed = {}) {
  const file = `${FUNCTIONS}/.env.${projectId}`;
  const set = readFiles(file, projectId);
  const parameters = build.params.filter(({ type }) => type !== 'secret');
  const missing = parameters.filter(({ name, default: usual }) => usual === undefined && !set[name]);
  if (missing.length) throw new Error(`${file} lacks settings of the functions: ${namesOf(missing)}.`);
  for (const [name, value] of Object.entries(needed))
    if (Object.hasOwn(set, name) && set[name] !== value)
      throw new Error(`${file} has "${set[name]}" as ${name}, and the site needs "${value}".`);
  const unset = Object.fromEntries(
    parameters
      .filter(({ name }) => !Object.hasOwn(set, name))
      .map(({ name, default: usual }) => [name, needed[name] ?? String(usual)]),
  );
  await resolveAsDeployed(build, projectId, { ...set, ...unset });
  return unset;
}

/** Adds the values to the project's file, as firebase-tools does after it asked for them. */
export function writeParameters(unset, projectId) {
  fromFirebaseTools('functions/env').writeUserEnvs(unset, placeOf(projectId));
}

function readFiles(file, projectId) {
  try {
    return fromFirebaseTools('functions/env').loadUserEnvs(placeOf(projectId));
  } catch (error) {
    const [cause] = error.children?.length ? error.children : [error];
    throw new Error(`${file}: ${cause.message}`, { cause: error });
  }
}

/** Resolves with firebase-tools' own code, in emulator mode: otherwise it would ask Secret Manager for the secrets. */
async function resolveAsDeployed(build, projectId, userEnvs) {
  await fromFirebaseTools('deploy/functions/build').resolveBackend({
    build,
    userEnvs,
    firebaseConfig: { projectId },
    codebase: 'default',
    nonInteractive: true,
    isEmulator: true,
  });
}

const namesOf = (parameters) => parameters.map(({ name }) => name).join(', ');
