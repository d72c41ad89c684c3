import http, { type RequestListener } from 'node:http';

/** Longer than browsers keep an idle connection, so that they never write into one that is just closing. */
export const KEEP_ALIVE_MS = 65_000;

/** What a running request gets to end in when its server closes. */
const GRACE_MS = 2_000;

export interface RunningServer {
  /** Refuses new connections, lets running requests end for a short while, then resolves. */
  close(): Promise<void>;
}

export function listen(host: string, port: number, listener: RequestListener): Promise<RunningServer> {
  const server = http.createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, listener);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve({ close: () => closeServer(server) }));
  });
}

function closeServer(server: http.Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
  });
}
