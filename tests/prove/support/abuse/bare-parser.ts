import { once } from 'node:events';
import path from 'node:path';
import { forkChild } from '@/scripts/lib/child.mjs';

const PROGRAM = path.resolve('tests/prove/support/abuse/parse-only.mjs');

/** The server that `parse-only.mjs` is, in a process of its own, whose CPU is nobody else's. */
export async function startBareParser() {
  const child = forkChild(PROGRAM, [], {});
  const [{ port }] = await once(child, 'message');
  return {
    pid: Number(child.pid),
    send: async (body: string): Promise<void> => {
      await (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body })).text();
    },
    stop: () => child.kill(),
  };
}
