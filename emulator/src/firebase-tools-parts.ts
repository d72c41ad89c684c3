/**
 * The insides of firebase-tools that the emulator is made of: Auth and Storage, which it offers as a command line alone. No other
 * file imports or changes them; `firebase-tools.d.ts` types what is relied on, and tests/boundaries fails when the version moves.
 */
import { createRequire } from 'node:module';
import { authOperations, type Operation } from 'firebase-tools/lib/emulator/auth/operations';

export { assert } from 'firebase-tools/lib/emulator/auth/errors';
export { createApp as createAuthApp } from 'firebase-tools/lib/emulator/auth/server';
export {
  AgentProjectState,
  type Account,
  type OutOfBandCode,
  type ProviderInfo,
  type SecondFactor,
} from 'firebase-tools/lib/emulator/auth/state';
export { EmulatorRegistry } from 'firebase-tools/lib/emulator/registry';
export {
  StorageLayer,
  StoredFile,
  type BlobPersistence,
  type RulesValidator,
} from 'firebase-tools/lib/emulator/storage/files';
export { StoredFileMetadata, type StorageEvents } from 'firebase-tools/lib/emulator/storage/metadata';
export { createApp as createStorageApp } from 'firebase-tools/lib/emulator/storage/server';
export { UploadService } from 'firebase-tools/lib/emulator/storage/upload';
export { authOperations, type Operation };

/** Puts `wrap` around the operation `name` of Auth, which its server looks up at every request. */
export function around<Name extends string>(
  operations: Record<Name, Operation>,
  name: Name,
  wrap: (original: Operation) => Operation,
): void {
  operations[name] = wrap(operations[name]);
}

/** Puts `wrap` around every operation of Auth. */
export function aroundAll(wrap: (original: Operation) => Operation): void {
  const visit = (operations: object): void => {
    for (const [name, value] of Object.entries(operations))
      if (typeof value === 'function') Object.assign(operations, { [name]: wrap(value as Operation) });
      else visit(value);
  };
  visit(authOperations);
}

/** Loads a dependency of firebase-tools in the very copy that firebase-tools uses. */
const requireOfFirebaseTools = createRequire(
  createRequire(__filename).resolve('firebase-tools/package.json'),
);

/** Validators for all of Google's API at once cost seven seconds of the start; most of them are never used. */
export function compileSchemasWhenUsed(): void {
  const exegesis = requireOfFirebaseTools('exegesis-express') as {
    middleware(document: object, options: object): unknown;
  };
  const original = exegesis.middleware;
  exegesis.middleware = (document, options) =>
    original(document, { ...options, lazyCompileValidationSchemas: true });
}

type Next = (error?: unknown) => void;
type Handler = (request: object, response: object, next: Next) => unknown;
interface Layer {
  readonly handle: Handler;
  handle_request(request: object, response: object, next: Next): void;
}

/**
 * Gives firebase-tools' Express 4 what Express 5 has: a handler that rejects answers with an error, instead of leaving
 * its request open and ending the thread. One malformed upload must not take Auth and Storage down.
 */
export function answerRejections(): void {
  const { prototype } = requireOfFirebaseTools('express/lib/router/layer') as { prototype: Layer };
  prototype.handle_request = function handleRequest(this: Layer, request, response, next) {
    if (this.handle.length > 3) return next();
    const run = async () => this.handle(request, response, next);
    run().catch(next);
  };
}
