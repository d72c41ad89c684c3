import type { ServerResponse } from 'node:http';

/**
 * Runs `persist` before the first byte of the answer leaves. When it fails the answer becomes a 503, so that nothing
 * is acknowledged that is not on disk.
 */
export function beforeAnswer(response: ServerResponse, persist: () => void): void {
  const writeHead = response.writeHead;
  response.writeHead = ((...head: unknown[]) => {
    response.writeHead = writeHead;
    try {
      persist();
    } catch (error) {
      console.error(`A change could not be saved: ${(error as Error).message}.`);
      head[0] = 503;
    }
    return Reflect.apply(writeHead, response, head);
  }) as typeof writeHead;
}
