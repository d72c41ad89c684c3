// Starts the built site from a folder of its own: `node start.mjs`, with PORT and HOSTNAME. Built-ins only.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));

// The pages are as old as the build, and what was saved since was told to another server: each is made anew when it is
// first asked for. lib/server/page-cache.js reads the mark.
fs.writeFileSync(path.join(here, '.next/standalone-build/server/pages-outdated-since'), String(Date.now()));
await import(new URL('server.js', import.meta.url).href);
