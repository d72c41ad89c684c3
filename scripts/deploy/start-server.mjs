// Starts the built site from a folder of its own: `node start.mjs`, with PORT and HOSTNAME. Built-ins only.
import fs from 'node:fs';

/** Where Google's libraries look for emulators; a build for a real project names none. */
const EMULATORS = [
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
];

const built = JSON.parse(fs.readFileSync(new URL('built-with.json', import.meta.url), 'utf8'));
Object.assign(process.env, built);
// The server asks the same emulators as the pages that it was built with, not Google.
for (const name of EMULATORS) {
  const host = built[`NEXT_PUBLIC_${name}`];
  if (host && !process.env[name]) process.env[name] = host;
}
await import(new URL('server.js', import.meta.url).href);
