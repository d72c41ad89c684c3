import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { forkNext } from '../lib/child.mjs';
import { buildIdOf } from '../build/parts.mjs';

const START_TIMEOUT_MS = 60_000;

/** Rejects with one sentence when something already listens on the port. */
export function assertPortFree(port, service, variable) {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', () =>
      reject(
        new Error(
          `Port ${port} (${service}) is already in use. Stop what uses it, or set ${variable} to another.`,
        ),
      ),
    );
    probe.listen(port, () => probe.close(() => resolve(undefined)));
  });
}

/** Not reachable from other machines, because a local shop has the demo's public passwords. */
const LOOPBACK = '127.0.0.1';

/**
 * Serves the built site, or the hot-reloading one, in a child process that never outlives this one. `host` is the address to
 * listen on; loopback by default.
 */
export async function startSite({ port, env, distDir, dev = false, host = LOOPBACK }) {
  const child = forkNext([dev ? 'dev' : 'start', '--port', String(port), '--hostname', host], {
    env: {
      ...env,
      ...(!dev && { SITE_BUILD_ID: buildIdOf(distDir) }),
      NEXT_DIST_DIR: distDir,
      NODE_ENV: dev ? 'development' : 'production',
    },
    stdio: ['ignore', dev ? 'inherit' : 'ignore', 'inherit', 'ipc'],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const failed = exited.then((code) => {
    throw new Error(`The site stopped while starting (exit code ${code}).`);
  });
  failed.catch(() => undefined);
  await Promise.race([waitUntilServing(port, host), failed]);
  return {
    pid: child.pid,
    exited,
    async stop() {
      child.kill('SIGTERM');
      const hung = sleep(5_000, undefined, { ref: false }).then(() => child.kill('SIGKILL'));
      await Promise.race([exited, hung]);
    },
  };
}

async function waitUntilServing(port, host) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(`${originAt(host, port)}/favicon.ico`).catch(() => null);
    if (answer) return;
    await sleep(100);
  }
  throw new Error(`The site did not answer on port ${port} within ${START_TIMEOUT_MS / 1000} seconds.`);
}

/** The address at which this machine reaches a server that listens on `host`. */
const originAt = (host, port) => `http://${['0.0.0.0', '::'].includes(host) ? LOOPBACK : host}:${port}`;
