import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './local-env.mjs';
import { refreshParts, refreshSite } from './parts.mjs';

const DIST_DIR = '.next/standalone-build';
/** Where the finished server lies: a folder of its own, to be copied anywhere that has Node.js. */
export const SERVER = '.build/server';

/** Builds the site of one store, of these settings, as a server that needs nothing of this folder. */
export async function buildServer(settings) {
  await refreshParts(['theme']);
  await refreshSite({ distDir: DIST_DIR, env: { ...settings, NEXT_STANDALONE: '1' } });
  const server = path.join(ROOT, SERVER);
  fs.rmSync(server, { recursive: true, force: true });
  copy(path.join(DIST_DIR, 'standalone'), SERVER);
  // Next leaves these to a host that serves them itself.
  copy(path.join(DIST_DIR, 'static'), path.join(SERVER, DIST_DIR, 'static'));
  copy('public', path.join(SERVER, 'public'));
  copy('scripts/deploy/start-server.mjs', path.join(SERVER, 'start.mjs'));
  // Settings are the host's; Next copies the files it finds.
  for (const name of fs.readdirSync(server)) if (name.startsWith('.env')) fs.rmSync(path.join(server, name));
}

// Links stay relative, or the copy would lead back here.
const copy = (from, to) =>
  fs.cpSync(path.join(ROOT, from), path.join(ROOT, to), { recursive: true, verbatimSymlinks: true });
