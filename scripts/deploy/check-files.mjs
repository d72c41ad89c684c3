import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { bundle } from '../build/bundle.mjs';
import { rebuildIfChanged } from '../build/rebuild-if-changed.mjs';
import { ROOT } from '../lib/root.mjs';
import { refreshParts } from '../build/parts.mjs';
import { checkAppHosting } from './app-hosting.mjs';
import { fromFirebaseTools, listening } from './firebase-tools.mjs';
import { loadFunctions, weighBundle } from './load-functions.mjs';

const at = (file) => path.join(ROOT, file);
const readJson = (file) => JSON.parse(fs.readFileSync(at(file), 'utf8'));

/**
 * Checks all deployed files as Firebase will read them, without a network: firebase.json against its schema, the rules with the
 * parser of the rules tests, indexes and functions with firebase-tools. Resolves to what it found and to what the functions
 * require; rejects with a sentence that names the file.
 */
export async function checkFiles(projectId) {
  const config = checkConfig();
  await checkRules(config);
  const indexes = checkIndexes(config.firestore.indexes);
  checkAppHosting(at('apphosting.yaml'));
  await refreshParts(['functions']);
  const functions = await loadFunctions(config.functions[0], projectId);
  return {
    ...functions,
    seen: [
      'firebase.json',
      config.firestore.rules,
      config.storage.rules,
      `${config.firestore.indexes} (${indexes})`,
      'apphosting.yaml',
      `${config.functions[0].source} (${functions.names.length} functions, ${weighBundle(config.functions[0], projectId)})`,
    ],
  };
}

function checkConfig() {
  const config = named('firebase.json', () => readJson('firebase.json'));
  const validate = fromFirebaseTools('firebaseConfigValidate').getValidator();
  if (!validate(config)) {
    const { getErrorMessage } = fromFirebaseTools('firebaseConfigValidate');
    throw new Error(`firebase.json: ${getErrorMessage(validate.errors[0])}`);
  }
  return config;
}

async function checkRules({ firestore, storage }) {
  const output = '.build/rules';
  await rebuildIfChanged({
    output,
    inputs: ['emulator/src/rules', 'emulator/src/firestore/engine'],
    make: () => bundle('emulator/src/rules/load.ts', `${output}/load.cjs`),
  });
  const { loadRules, loadStorageRules } = createRequire(import.meta.url)(at(`${output}/load.cjs`));
  loadRules(at(firestore.rules));
  loadStorageRules(at(storage.rules));
}

/** Firestore's limits for one database: https://firebase.google.com/docs/firestore/quotas#indexes */
const LIMITS = { composite: 1000, compositeWithoutBilling: 200, overrides: 200 };

function countOf(composite, overrides) {
  if (composite > LIMITS.composite || overrides > LIMITS.overrides)
    throw new Error(
      `${composite} composite indexes and ${overrides} overrides are more than Firestore takes`,
    );
  return `${composite} composite indexes of ${LIMITS.composite}, without billing ${LIMITS.compositeWithoutBilling}; ${overrides} overrides of ${LIMITS.overrides}`;
}

function checkIndexes(file) {
  const { FirestoreApi } = fromFirebaseTools('firestore/api');
  return named(file, () => {
    const spec = readJson(file);
    new FirestoreApi().validateSpec(spec);
    const texts = spec.indexes.map((index) => JSON.stringify(index));
    const twice = texts.find((text, position) => texts.indexOf(text) !== position);
    if (twice) throw new Error(`the index ${twice} stands there twice`);
    return countOf(texts.length, (spec.fieldOverrides ?? []).length);
  });
}

function named(file, read) {
  try {
    return read();
  } catch (error) {
    throw new Error(`${file}: ${error.message}`, { cause: error });
  }
}

/** The first step of `firebase deploy`: it loads its configuration and prints warnings. */
export async function checkWarnings() {
  const { Config } = fromFirebaseTools('config');
  const { warnings } = await listening(async () => Config.load({ cwd: ROOT, projectRoot: ROOT }));
  if (warnings.length) throw new Error(`firebase.json: ${warnings.join(' ')}`);
}
