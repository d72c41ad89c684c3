import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { PHONE } from '@/tests/e2e/support/shop-test';
import { pause } from '../killed-firebase';

const START_MS = 60_000;
const STEP_MS = 50;

/** A shopper's Chromium with a profile on the disk, as a process that can be killed with all its own. */
export class KilledBrowser {
  private process: ChildProcess | undefined;
  private browser: Browser | undefined;
  timesKilled = 0;

  /** `profile`: a folder, which a new start finds as a kill has left it. */
  constructor(
    private readonly executable: string,
    private readonly profile: string,
  ) {}

  async start(): Promise<Page> {
    const portFile = path.join(this.profile, 'DevToolsActivePort');
    fs.rmSync(portFile, { force: true });
    const args = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--no-startup-window'];
    this.process = spawn(
      this.executable,
      [...args, '--remote-debugging-port=0', `--user-data-dir=${this.profile}`],
      { detached: true, stdio: 'ignore' },
    );
    const deadline = Date.now() + START_MS;
    while (!isWritten(portFile)) {
      if (Date.now() > deadline) throw new Error('Chromium did not start.');
      await pause(STEP_MS);
    }
    const [port] = fs.readFileSync(portFile, 'utf8').split('\n');
    this.browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    return this.newPage();
  }

  get context(): BrowserContext {
    const [context] = this.browser?.contexts() ?? [];
    if (!context) throw new Error('The browser is not running.');
    return context;
  }

  async newPage(): Promise<Page> {
    const page = await this.context.newPage();
    await page.setViewportSize(PHONE);
    return page;
  }

  /** kill -9 of the browser and of all its processes. */
  async kill(): Promise<void> {
    const { process: running } = this;
    if (!running?.pid || running.exitCode !== null) return;
    const exited = once(running, 'exit');
    process.kill(-running.pid, 'SIGKILL');
    await exited;
    await this.browser?.close().catch(() => undefined);
    this.timesKilled += 1;
  }
}

const isWritten = (file: string) => fs.existsSync(file) && fs.readFileSync(file, 'utf8').includes('\n');
