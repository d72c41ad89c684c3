// Starts the built site from a folder of its own: `node start.mjs`, with PORT and HOSTNAME. Built-ins only.
import fs from 'node:fs';

const built = JSON.parse(fs.readFileSync(new URL('built-with.json', import.meta.url), 'utf8'));
Object.assign(process.env, built);
await import(new URL('server.js', import.meta.url).href);
