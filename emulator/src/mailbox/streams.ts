import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PushStore } from './push-store';

type Subscribe = (listener: () => void) => () => void;

/** A line whenever something came. */
export function sendArrivals(
  request: IncomingMessage,
  response: ServerResponse,
  sources: readonly Subscribe[],
): void {
  open(response);
  const ends = sources.map((subscribe) => subscribe(() => response.write('data: arrived\n\n')));
  request.on('close', () => ends.forEach((end) => end()));
}

/** Every push to this token from now on, or all without one; the shop's pages stand at another origin. */
export function sendPushes(
  request: IncomingMessage,
  response: ServerResponse,
  token: string | null,
  pushes: PushStore,
): void {
  if (token === null) {
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    return void response.end(JSON.stringify(pushes.list()));
  }
  open(response, { 'access-control-allow-origin': '*' });
  const end = pushes.onAdd((push) => {
    if (push.token === token) response.write(`data: ${JSON.stringify(push)}\n\n`);
  });
  request.on('close', end);
}

function open(response: ServerResponse, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(200, { ...headers, 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.flushHeaders();
}
