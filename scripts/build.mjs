// npm run build: the functions, the local Firebase, the theme, and the site for the configured project. Built-ins only.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';

const HELP = `npm run build                  builds everything, the site with the settings in .env
npm run build -- --server      builds the site alone, as a server in .build/server that needs nothing else
npm run build -- --env FILE    with the settings in FILE
npm run apphosting:build       as with --server; App Hosting runs it

A site that was built from the same sources and settings before is not built again, and the command says so.`;

const BUILD = '.next/production';

async function main() {
  const { values } = parseArgs({
    options: { server: { type: 'boolean' }, env: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) return console.log(HELP);
  ensureInstalled(fileURLToPath(new URL('..', import.meta.url)));
  const { readEnvFile } = await import('./lib/env-file.mjs');
  const { refreshParts, refreshSite } = await import('./build/parts.mjs');
  const { buildServer, SERVER, SERVER_BUILD } = await import('./build/standalone.mjs');
  const env = values.env ? readEnvFile(values.env) : {};
  if (values.server) return console.log(resultOf(await buildServer(env), SERVER, SERVER_BUILD));
  await refreshParts();
  const isNew = await refreshSite({ distDir: BUILD, env });
  console.log(resultOf(isNew, BUILD, BUILD));
}

const resultOf = (isNew, folder, build) =>
  isNew
    ? `The site is in ${folder}.`
    : `The site is in ${folder}, as it was built before: its sources and settings are the same. Its pages are made from the
store's data of today when they are first asked for. To build it all the same, delete ${build} first.`;

main().then(
  () => process.exit(0),
  (error) => {
    console.error(`\n${error.message}`);
    process.exit(1);
  },
);
