// npm test: runs the whole gate, or the named steps and files. Built-ins only until the packages are installed.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureChromium, ensureHeadlessShell } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUT = path.join(ROOT, '.build/gate');

const SLOWEST = 10;

const HELP = `npm test                          the whole gate; every step runs, and the last line says "N passed, N failed"
npm test -- --full                with the local Firebase's own suites although it did not change, and a sample of the proofs
npm test -- --changed main         what changed since this commit or branch: all checks, and the tests that have to do with it
npm test -- --step units          one step by its name, of which a wrong one lists all; --step again for another
npm test -- tests/e2e/admin/push.spec.ts lib/domain/money/money.test.ts
                                  these tests alone, of Jest or of the browser; --repeat 5 runs those of the browser five times
LOCAL_PORT_BASE moves its ports, CHROMIUM names the browser.`;

const OPTIONS = {
  changed: { type: 'string' },
  full: { type: 'boolean' },
  help: { type: 'boolean' },
  step: { type: 'string', multiple: true },
  repeat: { type: 'string' },
};

async function main() {
  const { values, positionals: files } = parseArgs({ options: OPTIONS, allowPositionals: true });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const started = Date.now();
  ensureInstalled(ROOT);
  const browsers = { chromium: ensureChromium(ROOT), headlessShell: ensureHeadlessShell() };
  fs.rmSync(OUT, { recursive: true, force: true });
  fs.mkdirSync(OUT, { recursive: true });

  const { refreshParts } = await import('./build/parts.mjs');
  const { stagesOf } = await import('./gate/gate-steps.mjs');
  const { hashOfCode, rememberGate } = await import('./gate/gate-marker.mjs');
  const code = hashOfCode();
  const isWhole = !files.length && !values.step && !values.changed;
  const stages = stagesOf({ out: OUT, browsers, files, ...values });
  await refreshParts();
  const totals = { passed: 0, failed: 0, failures: [], times: [] };
  for (const steps of stages) await runStage(steps, totals);
  console.log(`\n── the ${SLOWEST} slowest files\n${slowest(totals.times)}`);
  if (totals.failures.length) console.log(`\n── what failed\n${totals.failures.join('\n')}`);
  console.log(`\nThe gate took ${seconds(started)}.`);
  console.log(`${totals.passed} passed, ${totals.failed} failed`);
  if (totals.failed > 0 || totals.passed === 0) return 1;
  if (isWhole) rememberGate(code);
  return 0;
}

/** Runs the steps in order, two at once. */
async function runStage(steps, totals) {
  const waiting = [...steps];
  const runNext = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await runStep(step, totals);
  };
  await Promise.all([runNext(), runNext()]);
}

async function runStep(step, totals) {
  const started = Date.now();
  console.log(`\n── ${step.name}`);
  const { passed, failed, failures = [], times = [] } = await step.run();
  totals.passed += passed;
  totals.failed += failed;
  totals.times.push(...times);
  totals.failures.push(...(failed && !failures.length ? [step.name] : failures));
  console.log(`── ${step.name}: ${passed} passed, ${failed} failed (${seconds(started)})`);
}

const slowest = (times) =>
  [...times]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map((one) => `${one.seconds.toFixed(0).padStart(5)} s  ${one.file}`)
    .join('\n');

const seconds = (since) => `${Math.round((Date.now() - since) / 1000)} s`;

main().then(
  (code) => process.exit(code),
  (error) => {
    console.error(`\n${error.message}`);
    process.exit(1);
  },
);
