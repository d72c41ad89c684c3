import { requireOfFirebaseTools } from '../firebase-tools-require';

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
