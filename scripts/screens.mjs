// npm run screens: takes screenshots of every page, or checks their layout.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { localPorts } from './local/ports.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUT = path.join(ROOT, '.build/screens');
/** Ports of its own shop, so that it runs beside the gate and a developer's `npm start`. */
const PORT_BASE = '24000';

const HELP = `npm run screens                 a contact sheet of every page in .build/screens/sheets, from the seed: phone,
                                tablet and desktop, both languages, light and dark
npm run screens -- PATH…        of the pages under these paths
npm run screens -- --layout     measures instead: no page scrolls sideways, cuts a text off, prints texts over each
                                other or differs from its mirror in Arabic`;

async function main() {
  const { values, positionals } = parseArgs({
    options: { layout: { type: 'boolean', default: false }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const work = values.layout ? 'layout-facts' : 'contact-sheets';
  ensureInstalled(ROOT);
  const chromium = ensureChromium(ROOT);
  const { startStack } = await import('./local/stack.mjs');
  const ports = localPorts({ LOCAL_PORT_BASE: process.env.LOCAL_PORT_BASE ?? PORT_BASE });
  const stack = await startStack({
    ports,
    dataDir: path.join(OUT, 'data'),
    distDir: '.next/screens',
    say: (step) => console.log(`${step} …`),
  });
  try {
    const code = await runPlaywright(work, {
      ...stack.env,
      CHROMIUM: chromium,
      BASE_URL: `http://localhost:${ports.site}`,
      SCREENS_OUT: path.join(OUT, 'sheets'),
      SCREENS_OF: positionals.join(' '),
    });
    if (!values.layout)
      console.log(`The sheets are in ${path.relative(process.cwd(), path.join(OUT, 'sheets'))}.`);
    return code;
  } finally {
    await stack.stop();
  }
}

function runPlaywright(work, env) {
  const playwright = path.join(ROOT, 'node_modules/.bin/playwright');
  const args = [
    'test',
    work,
    '--config',
    'tests/screens/playwright.config.ts',
    '--output',
    path.join(OUT, 'results'),
  ];
  const child = spawn(playwright, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

main().then(
  (code) => process.exit(code),
  (error) => {
    console.error(`\n${error.message}`);
    process.exit(1);
  },
);
