// Node's built-ins only.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

const WHOLE = {
  debianPackage: 'chromium',
  places: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
  ],
};

const SHELL = {
  debianPackage: 'chromium-headless-shell',
  places: ['/usr/bin/chromium-headless-shell'],
};

/** Path of a Chromium for the browser tests: CHROMIUM, an installed one, Debian's package, or else Playwright's own. */
export function ensureChromium(root) {
  return process.env.CHROMIUM ?? fromSystem(WHOLE) ?? playwrightBrowser(root) ?? unavailable();
}

/**
 * Path of Chromium's headless shell, which runs the same pages in two thirds of the time but has no notifications. Undefined
 * when there is none, or when CHROMIUM names the browser.
 */
export function ensureHeadlessShell() {
  return process.env.CHROMIUM ? undefined : fromSystem(SHELL);
}

const fromSystem = (browser) =>
  installed(browser) ?? (installPackage(browser) ? installed(browser) : undefined);

const installed = ({ places }) => places.find((place) => fs.existsSync(place));

function installPackage({ debianPackage }) {
  const canInstall = process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');
  if (!canInstall) return false;
  console.log(`Installing ${debianPackage} from Debian for the browser tests (once) …`);
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  return apt('update', '-qq') && apt('install', '-y', '-qq', debianPackage);
}

function playwrightBrowser(root) {
  console.log('Installing Chromium through Playwright for the browser tests (once) …');
  // Windows finds npx only in a shell.
  spawnSync('npx', ['playwright', 'install', 'chromium'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const script = "process.stdout.write(require('@playwright/test').chromium.executablePath())";
  const place = spawnSync(process.execPath, ['-e', script], { cwd: root, encoding: 'utf8' }).stdout;
  return place && fs.existsSync(place) ? place : undefined;
}

function unavailable() {
  throw new Error(
    'No Chromium for the browser tests: install the package "chromium", or set CHROMIUM to the path of one.',
  );
}
