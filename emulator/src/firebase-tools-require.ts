import { createRequire } from 'node:module';

/** Loads a dependency of firebase-tools in the very copy that firebase-tools uses. */
export function requireOfFirebaseTools(id: string): unknown {
  return createRequire(createRequire(__filename).resolve('firebase-tools/package.json'))(id);
}
