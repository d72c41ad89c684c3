import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';

/** `docker run --stop-timeout`, at most. */
const STOP_MS = 15_000;

/**
 * Requests that the server read before the signal are answered, and the process ends by itself. `unrendered` are the pages to
 * ask for, of which it has none yet. Resolves to what was seen.
 */
export async function stopsGracefully(unrendered: readonly string[], server: ChildProcess): Promise<string> {
  const ended = once(server, 'exit');
  const sent = await Promise.all(unrendered.map(requested));
  const [first = ''] = unrendered;
  await hasReadAllBefore(first);
  const open = sent.filter(({ isAnswered }) => !isAnswered()).length;
  assert.ok(open, 'Every page was answered before the signal, so that this shows nothing.');
  server.kill('SIGTERM');
  const answers = await Promise.all(sent.map(({ answer }) => answer));
  assert.deepEqual([...new Set(answers)], [200]);
  const late = setTimeout(() => server.kill('SIGKILL'), STOP_MS);
  const [code, signal] = (await ended) as [number | null, string | null];
  clearTimeout(late);
  assert.notEqual(signal, 'SIGKILL', 'It did not stop by itself.');
  return `stopped (${code ?? signal}) after ${open} requests under way were answered`;
}

/**
 * Resolves once the server read every request sent before. The kernel takes requests while a busy server reads none, and
 * resets those at the end. A server reads connections as they came: this one comes last, and Node refuses it as soon as it is
 * read, without the site.
 */
async function hasReadAllBefore(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = net.connect(Number(port), hostname);
  socket.write('no request\r\n\r\n');
  const [refusal] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  assert.match(refusal.toString(), /^HTTP\/1\.1 400 /);
}

interface Sent {
  /** Its status, once the last byte is here. */
  readonly answer: Promise<number>;
  readonly isAnswered: () => boolean;
}

/** Resolves once the request is with the kernel. */
function requested(url: string): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent: false });
    let isAnswered = false;
    const answer = new Promise<number>((told, failed) => {
      request.once('response', (response) => {
        response.resume();
        response.once('error', failed);
        response.once('end', () => {
          isAnswered = true;
          told(response.statusCode ?? 0);
        });
      });
      request.once('error', failed);
    });
    request.once('error', reject);
    request.once('finish', () => resolve({ answer, isAnswered: () => isAnswered }));
  });
}
