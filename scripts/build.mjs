// npm run build: the functions, the local Firebase, the theme, and the site for the configured project. Built-ins only.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';

const HELP = `npm run build                  builds everything, the site with the settings in .env
npm run build -- --server      builds the site alone, as a server in .build/server that needs nothing else
npm run build -- --env FILE    with the settings in FILE`;

async function main() {
  const { values } = parseArgs({
    options: { server: { type: 'boolean' }, env: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) return console.log(HELP);
  ensureInstalled(fileURLToPath(new URL('..', import.meta.url)));
  const { readEnvFile } = await import('./lib/env-file.mjs');
  const { refreshParts, refreshSite } = await import('./lib/parts.mjs');
  const { buildServer } = await import('./lib/standalone.mjs');
  const env = values.env ? readEnvFile(values.env) : {};
  if (values.server) return buildServer(env);
  await refreshParts();
  await refreshSite({ distDir: '.next/production', env });
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(`\n${error.message}`);
    process.exit(1);
  },
);
