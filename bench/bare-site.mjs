import fs from 'node:fs';
import path from 'node:path';
import { forkNext } from '../scripts/lib/child.mjs';
import { ROOT } from '../scripts/lib/local-env.mjs';

const PAGE = `export default function Bare() {
  return <h1>Bare</h1>;
}
export const getStaticProps = () => ({ props: {} });
`;

/** The yardstick of the run: one heading by the same server, with no script but the framework's. */
export async function startBareSite(port) {
  const folder = path.join(ROOT, '.build/bench/bare');
  fs.mkdirSync(path.join(folder, 'pages'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'pages/index.js'), PAGE);
  fs.writeFileSync(path.join(folder, 'package.json'), '{}');
  const config = `module.exports = { turbopack: { root: ${JSON.stringify(ROOT)} } };\n`;
  fs.writeFileSync(path.join(folder, 'next.config.js'), config);
  const run = (args) =>
    forkNext(args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { NODE_ENV: 'production' },
    });
  const built = await new Promise((resolve) => run(['build']).once('exit', resolve));
  if (built !== 0) throw new Error('The bare page did not build.');
  const server = run(['start', '--port', String(port)]);
  const url = `http://localhost:${port}/`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(url).catch(() => null)) return { url, stop: () => server.kill() };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The bare page was not served.');
}
