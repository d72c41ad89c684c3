import fs from 'node:fs/promises';
import path from 'node:path';
import type { ServerResponse } from 'node:http';

/** The scripts of `../browser`, bundled beside this program. */
const SCRIPTS: Readonly<Record<string, string>> = {
  '/stripe.js': 'stripe-js.js',
  '/browser/card-frame.js': 'card-frame.js',
  '/browser/challenge-done.js': 'challenge-done.js',
};

/** Whether it was one of the scripts; shops load `/stripe.js` in place of js.stripe.com's. */
export async function sendScript(response: ServerResponse, pathname: string): Promise<boolean> {
  const name = SCRIPTS[pathname];
  if (!name) return false;
  const script = await fs.readFile(path.join(__dirname, 'browser', name));
  response
    .writeHead(200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    })
    .end(script);
  return true;
}
