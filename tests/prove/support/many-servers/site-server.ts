import assert from 'node:assert/strict';
import { fork, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pause } from '../killed-firebase';

const TIMEOUT_MS = 120_000;

/** One server of the site, as `npm run build -- --server` made it in `folder`. */
export class SiteServer {
  private constructor(
    readonly origin: string,
    private readonly child: ChildProcess,
  ) {}

  /** Resolves once it serves its store. */
  static async start(
    folder: string,
    port: number,
    env: Readonly<Record<string, string>>,
  ): Promise<SiteServer> {
    const child = fork(path.join(folder, 'start.mjs'), [], {
      cwd: folder,
      execArgv: [],
      env: { ...process.env, ...env, PORT: String(port), NODE_ENV: 'production' },
    });
    const server = new SiteServer(`http://127.0.0.1:${port}`, child);
    for (const until = Date.now() + TIMEOUT_MS; Date.now() < until; await pause(200)) {
      assert.equal(child.exitCode, null, 'A server ended while it started.');
      const health = await fetch(`${server.origin}/api/health`).catch(() => null);
      if (health?.ok) return server;
    }
    throw new Error('A server does not answer.');
  }

  /** The memory that it takes now, as Linux counts it. */
  memoryMib(): number {
    const status = fs.readFileSync(`/proc/${this.child.pid}/status`, 'utf8');
    return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024);
  }

  /** As a crash, or as a platform that takes an instance away. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGKILL');
    await gone;
  }
}
