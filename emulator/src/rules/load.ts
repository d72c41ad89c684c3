import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RulesGate } from '../firestore/engine/types';
import { checkRules } from './check/check';
import { RulesError } from './errors';
import { firestoreGate } from './firestore-gate';
import { storageGate, type StorageGate } from './storage-gate';
import type { RulesFile, ServiceName } from './syntax/ast';
import { parseRules } from './syntax/parse-rules';

type Warn = (line: string) => void;

/** Parses and checks rules given as text; throws RulesError with line and column. Warns of what is taken, but old. */
export function compileRules(source: string, service: ServiceName, warn?: Warn): RulesFile {
  const rules = parseRules(source);
  checkRules(rules);
  if (!rules.services.some(({ name }) => name === service))
    throw new RulesError(1, 1, `The file has no rules for the service '${service}'.`);
  if (rules.version === 1)
    warn?.(
      `The rules for '${service}' are of version 1, as in production where a file names no version. ` +
        "Begin the file with: rules_version = '2';",
    );
  return rules;
}

/** The gate of a `firestore.rules` file; throws RulesError naming the file, or the file system's error. */
export function loadRules(file: string, warn?: Warn): RulesGate {
  return firestoreGate(compileFile(file, 'cloud.firestore', warn));
}

/** The gate of a `storage.rules` file; throws RulesError naming the file, or the file system's error. */
export function loadStorageRules(file: string, warn?: Warn): StorageGate {
  return storageGate(compileFile(file, 'firebase.storage', warn));
}

function compileFile(file: string, service: ServiceName, warn?: Warn): RulesFile {
  const source = readFileSync(file, 'utf8');
  try {
    return compileRules(source, service, warn);
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    throw new RulesError(error.line, error.column, error.reason, path.basename(file));
  }
}
