import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver.js';
import { ROUTES, type Route } from './routes';

const PREVIEW = { previewModeId: 'x', previewModeEncryptionKey: 'x', previewModeSigningKey: 'x' };

/**
 * Serves the site's own routes as Next does, with its parsing of bodies and its answer to what throws; resolves to the
 * server's address. The settings are in the environment by then.
 */
export async function serveApiRoutes(): Promise<{ readonly origin: string; close(): void }> {
  const modules = new Map<Route, unknown>();
  for (const route of ROUTES) modules.set(route, await route.load());
  const server = http.createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const route = ROUTES.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
    if (!route) return void response.writeHead(404).end();
    const last = pathname.slice(route.path.length + 1);
    const query = {
      ...Object.fromEntries(searchParams),
      ...(route.parameter && { [route.parameter]: decoded(last) }),
    };
    const context = { ...PREVIEW, dev: false };
    void apiResolver(request, response, query, modules.get(route), context, false);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

/** Next itself answers 400 to what is no encoded text. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
