import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/root.mjs';
import { fromFirebaseTools } from './firebase-tools.mjs';
import { problemsOfParameters } from './parameter-values.mjs';

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
 * default, a value of another form, or another than the deployment needs, and when a setting is no parameter.
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
  const others = Object.entries(needed).filter(([name, value]) => set[name] && set[name] !== value);
  const problems = [
    ...missing.map(({ name }) => `${name} is missing`),
    ...problemsOfParameters(build.params, set),
    ...others.map(([name, value]) => `${name} is "${set[name]}", and the site needs "${value}"`),
  ];
  if (problems.length)
    throw new Error(`The functions' settings in ${file} are not right: ${problems.join('; ')}.`);
  // An earlier deployment wrote the empty default of what is needed now.
  const isUnset = ({ name }) => (needed[name] ? !set[name] : !Object.hasOwn(set, name));
  const unset = Object.fromEntries(
    parameters.filter(isUnset).map(({ name, default: usual }) => [name, needed[name] ?? String(usual)]),
  );
  await resolveAsDeployed(build, projectId, { ...set, ...unset });
  return unset;
}

/** Adds the values to the project's file, as firebase-tools does after it asked for them, in place of empty ones. */
export function writeParameters(unset, projectId) {
  const file = path.join(ROOT, FUNCTIONS, `.env.${projectId}`);
  if (fs.existsSync(file)) {
    const lines = fs.readFileSync(file, 'utf8').split('\n');
    const isReplaced = (line) => Object.hasOwn(unset, /^\s*(\w+)=\s*$/.exec(line)?.[1] ?? '');
    fs.writeFileSync(file, lines.filter((line) => !isReplaced(line)).join('\n'));
  }
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
