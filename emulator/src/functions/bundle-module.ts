import { createRequire } from 'node:module';

/** The module `name` as the functions' bundle has it; null where it has none. */
export function bundleModule<Module>(bundle: string, name: string): Module | null {
  try {
    return createRequire(bundle)(name) as Module;
  } catch {
    return null;
  }
}
