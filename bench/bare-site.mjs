import fs from 'node:fs';
import path from 'node:path';
import { securityHeaders } from '../lib/server/security-headers.js';
import { forkNext } from '../scripts/lib/child.mjs';
import { ROOT } from '../scripts/lib/local-env.mjs';

const PAGE = `export default function Bare() {
  return <h1>Bare</h1>;
}
export const getStaticProps = () => ({ props: {} });
`;

const SECURITY_HEADERS = securityHeaders({ emulators: {} }).map(({ key }) => key);

/**
 * The yardstick of the run: one heading by the same server, with no script but the framework's. It comes with the shop's
 * security headers: they are the server's, and what they cost a browser (a process of its own before all) is no page's.
 * @param {string} shop an address of the shop, whose headers it gets
 */
export async function startBareSite(port, shop) {
  const folder = path.join(ROOT, '.build/bench/bare');
  fs.mkdirSync(path.join(folder, 'pages'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'pages/index.js'), PAGE);
  fs.writeFileSync(path.join(folder, 'package.json'), '{}');
  fs.writeFileSync(path.join(folder, 'next.config.js'), configWith(await securityHeadersOf(shop)));
  const run = (args) =>
    forkNext(args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { NODE_ENV: 'production' },
    });
  const built = await new Promise((resolve) => run(['build']).once('exit', resolve));
  if (built !== 0) throw new Error('The bare page did not build.');
  const server = run(['start', '--port', String(port), '--hostname', '127.0.0.1']);
  const url = `http://localhost:${port}/`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(url).catch(() => null)) return { url, stop: () => server.kill() };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The bare page was not served.');
}

async function securityHeadersOf(url) {
  const { headers } = await fetch(url);
  return SECURITY_HEADERS.map((key) => {
    const value = headers.get(key);
    if (!value) throw new Error(`The shop answered without ${key}.`);
    return { key, value };
  });
}

const configWith = (headers) => `module.exports = {
  turbopack: { root: ${JSON.stringify(ROOT)} },
  headers: async () => [{ source: '/:path*', headers: ${JSON.stringify(headers)} }],
};
`;
