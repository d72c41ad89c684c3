import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RulesGate } from '../firestore/engine/types';
import { checkRules } from './check/check';
import { RulesError } from './errors';
import { firestoreGate } from './firestore-gate';
import { storageGate, type StorageGate } from './storage-gate';
import type { RulesFile, ServiceName } from './syntax/ast';
import { parseRules } from './syntax/parse-rules';

/** Parses and checks rules given as text; throws RulesError with line and column. */
export function compileRules(source: string, service: ServiceName): RulesFile {
  const rules = parseRules(source);
  checkRules(rules);
  if (!rules.services.some(({ name }) => name === service))
    throw new RulesError(1, 1, `The file has no rules for the service '${service}'.`);
  return rules;
}

/** The gate of a `firestore.rules` file; throws RulesError naming the file, or the file system's error. */
export function loadRules(file: string): RulesGate {
  return firestoreGate(compileFile(file, 'cloud.firestore'));
}

/** The gate of a `storage.rules` file; throws RulesError naming the file, or the file system's error. */
export function loadStorageRules(file: string): StorageGate {
  return storageGate(compileFile(file, 'firebase.storage'));
}

function compileFile(file: string, service: ServiceName): RulesFile {
  const source = readFileSync(file, 'utf8');
  try {
    return compileRules(source, service);
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    throw new RulesError(error.line, error.column, error.reason, path.basename(file));
  }
}
