import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Engines } from '../../engines';
import { statusBody, STATUS_CODES, toStatusError } from '../../engine/status';
import { StatusError } from '../../engine/types';
import { identify, USAGE_LABEL_HEADER } from '../caller';
import { readBody } from '../read-body';
import { serveEmulatorRoute } from './rest-emulator';
import { routeOf } from './rest-routes';

/**
 * Firestore's REST interface with the emulator's own routes beside it.
 * @returns a handler that says whether the request was its own; preflights and CORS headers are the server's.
 */
export function createRestHandler(engines: Engines): (req: IncomingMessage, res: ServerResponse) => boolean {
  return (req, res) => {
    const url = new URL(req.url ?? '/', 'http://localhost');
    if (!/^\/(?:v1|emulator\/v1)\//.test(url.pathname)) return false;
    void answer(engines, req, res, url);
    return true;
  };
}

async function answer(engines: Engines, req: IncomingMessage, res: ServerResponse, url: URL): Promise<void> {
  try {
    const body = parseBody(await readBody(req));
    const method = req.method ?? 'GET';
    if (url.pathname.startsWith('/emulator/')) {
      sendJson(res, 200, await serveEmulatorRoute(engines, method, url.pathname, body));
      return;
    }
    const { database, run } = routeOf(method, url, body);
    const { authorization, host, [USAGE_LABEL_HEADER]: label } = req.headers;
    const caller = identify({ authorization, host, label: label?.toString() }, engines, database);
    sendJson(res, 200, await run({ engine: await engines.billedEngineOf(database), caller }));
  } catch (error) {
    const status = toStatusError(error);
    sendJson(res, STATUS_CODES[status.status].http, statusBody(status));
  }
}

/** The SDKs send JSON as text/plain. @throws StatusError INVALID_ARGUMENT */
function parseBody(text: string): object {
  if (text === '') return {};
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null) return body;
  } catch {
    // Said below, as for JSON of another kind.
  }
  throw new StatusError('INVALID_ARGUMENT', 'The request body must be a JSON object.');
}

function sendJson(res: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  res.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
  });
  res.end(text);
}
