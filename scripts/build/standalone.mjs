import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/root.mjs';
import { buildIdOf, refreshParts, refreshSite, SITE_PARTS } from './parts.mjs';

export const SERVER_BUILD = '.next/standalone-build';
/** The folder of the built server; it can be copied to any machine with Node.js. */
export const SERVER = '.build/server';

/** Builds one store's server for these settings, independent of this folder. Resolves to whether it built the site now. */
export async function buildServer(settings) {
  await refreshParts(SITE_PARTS);
  const isNew = await refreshSite({ distDir: SERVER_BUILD, env: { ...settings, NEXT_STANDALONE: '1' } });
  const server = path.join(ROOT, SERVER);
  fs.rmSync(server, { recursive: true, force: true });
  copy(path.join(SERVER_BUILD, 'standalone'), SERVER);
  // Next leaves static files to a host that serves them itself.
  copy(path.join(SERVER_BUILD, 'static'), path.join(SERVER, SERVER_BUILD, 'static'));
  copy('public', path.join(SERVER, 'public'));
  copy('scripts/deploy/start-server.mjs', path.join(SERVER, 'start.mjs'));
  // Next inlines these into the pages; other server code reads them from the environment.
  const published = Object.entries(settings).filter(([name]) => name.startsWith('NEXT_PUBLIC_'));
  const built = { ...Object.fromEntries(published), SITE_BUILD_ID: buildIdOf(SERVER_BUILD) };
  fs.writeFileSync(path.join(server, 'built-with.json'), JSON.stringify(built));
  // The host has its own settings, but Next copies the files that it finds.
  for (const name of fs.readdirSync(server)) if (name.startsWith('.env')) fs.rmSync(path.join(server, name));
  return isNew;
}

// Links stay relative: absolute ones would point back to this folder.
const copy = (from, to) =>
  fs.cpSync(path.join(ROOT, from), path.join(ROOT, to), { recursive: true, verbatimSymlinks: true });
