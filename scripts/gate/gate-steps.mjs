import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { isEmulatorProven } from './emulator-suites.mjs';
import { ROOT } from '../lib/root.mjs';
import { localPorts } from '../local/ports.mjs';
import { findGoogleFirestore } from '../local/google-firestore.mjs';
import { runProofs } from './proofs.mjs';
import { reportRulesCoverage } from './rules-coverage.mjs';
import { startStack } from '../local/stack.mjs';
import { checkWeights } from './weights.mjs';

/** Ports of the gate's own shop, so that it runs beside a developer's `npm start`. */
const GATE_PORT_BASE = '22000';

const LINES_OF_A_FAILURE = 20;

const BOUNDARIES = 'tests/boundaries';

/** The projects in the browser tests' configurations. */
const [TOGETHER, ALONE] = ['side by side', 'one by one'];

/** What each suite of browser tests runs on: a site of one store, or one of all stores by their hosts. So is App Check off and on. */
const DEMO_SUITE = { name: 'demo', storeId: 'demo', tests: 'tests/e2e', projects: [TOGETHER, ALONE] };
const EMPTY_SUITE = {
  name: 'platform',
  storeId: null,
  appCheck: true,
  hosts: { own: 'empty.localhost', neighbour: 'demo.localhost' },
  tests: 'tests/e2e-empty',
  projects: [ALONE],
};

/** By content rather than by time, so that the cache holds for a fresh checkout too. */
const cacheOf = (name) => ['--cache', `--cache-location=.build/${name}-cache`, '--cache-strategy=content'];

/** The native compiler; the package `typescript` is its last version in JavaScript, which ESLint's parser and Next need. */
const TYPESCRIPT = '../typescript-native/bin/tsc';
/** Its four checkers work out the same types each: twice the processor's time, beside a step that needs the other processor. */
const ONE_CHECKER = ['--singleThreaded'];

/** Only two of the local Firebase's own suites, startup and Firestore; the other tests cover the rest of it. */
const SMOKE = [
  '--selectProjects',
  'emulator',
  '--testPathPatterns',
  'emulator/src/start',
  'firestore/server',
];

/**
 * The gate: stages that run one after another, each with its steps. Two steps run at once, because one keeps only one processor
 * busy. The longest come first, so that both lanes end at about the same time. A step runs even if an earlier one failed; it
 * counts its checks, and may name failures and the seconds of each file. `full` adds a sample of the proofs, and the local
 * Firebase's own suites, which otherwise run only after a change of its code.
 */
export function gateSteps({ out, browsers, full }) {
  const withSuites = full || !isEmulatorProven();
  const others = ['--ignoreProjects', 'firebase', ...(withSuites ? [] : ['emulator'])];
  return [
    [
      check('format', 'prettier', ['--check', '--log-level=warn', ...cacheOf('prettier'), '.']),
      check('lint', 'eslint', ['--max-warnings=0', ...cacheOf('eslint'), '.']),
      // One step, because the tests of this project share one local Firebase.
      {
        name: 'rules, functions and faults',
        run: () => jest(out, browsers, ['--selectProjects', 'firebase']),
      },
      { name: 'units', run: () => jest(out, browsers, others) },
      // The rules that need types; ESLint's way of asking for them takes minutes.
      check('promises', 'oxlint', ['--type-aware', '--deny-warnings']),
      check('types', TYPESCRIPT, [
        '--noEmit',
        ...ONE_CHECKER,
        '--tsBuildInfoFile',
        '.build/types.tsbuildinfo',
      ]),
      check('dead code', 'knip', []),
      { name: 'boundaries', run: () => nodeTests(out) },
      ...(withSuites ? [] : [{ name: 'local Firebase, smoke', run: () => jest(out, browsers, SMOKE) }]),
    ],
    [{ name: 'rules coverage', run: () => reportRulesCoverage() }],
    [{ name: "on Google's Firestore", run: () => onGoogle(out, browsers) }],
    ...(full ? [[{ name: 'proofs, a sample of each', run: () => runProofs({ size: 'gate' }) }]] : []),
    [{ name: 'build and browser', run: () => browser({ out, browsers, ...DEMO_SUITE }) }],
    [{ name: 'weight of the pages', run: () => checkWeights(path.join(ROOT, '.next/gate-demo')) }],
    // It needs its own build, which serves all stores.
    [{ name: 'a store from nothing', run: () => browser({ out, browsers, ...EMPTY_SUITE }) }],
  ];
}

/** The gate's steps with these names; all of them without names. Throws on an unknown name. */
export function chosenSteps(stages, names) {
  if (!names) return stages;
  const steps = stages.flat();
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length)
    throw new Error(
      `No step "${unknown.join('", "')}". There are: ${steps.map(({ name }) => name).join(', ')}`,
    );
  return steps.filter(({ name }) => names.includes(name)).map((step) => [step]);
}

/** The demo store's browser tests, or those of `files`, on Google's Firestore. */
export const browserOnGoogle = ({ out, browsers, files }) =>
  browser({ out, browsers, ...DEMO_SUITE, firestore: 'google', files });

/** Steps that test only these `files`, named from the project's root: Jest's first, then the browser's, in the gate's order. */
export function stepsOfFiles({ out, browsers, files, repeat }) {
  const inBrowser = (folder) => files.filter((file) => file.startsWith(`${folder}/`));
  const byJest = files.filter((file) => !file.startsWith('tests/e2e'));
  return [
    ...(byJest.length
      ? [[{ name: 'units', run: () => jest(out, browsers, ['--runTestsByPath', ...byJest]) }]]
      : []),
    ...[DEMO_SUITE, EMPTY_SUITE]
      .filter(({ tests }) => inBrowser(tests).length)
      .map((suite) => [
        {
          name: suite.tests,
          run: () => browser({ out, browsers, ...suite, files: inBrowser(suite.tests), repeat }),
        },
      ]),
  ];
}

const check = (name, bin, args) => ({ name, run: async () => tally((await run(bin, args)) === 0) });
const tally = (ok) => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

function run(bin, args, { env = {}, stdio = 'inherit' } = {}) {
  const command = bin === 'node' ? process.execPath : path.join(ROOT, 'node_modules/.bin', bin);
  const child = spawn(command, args, { cwd: ROOT, stdio, env: { ...process.env, ...env } });
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

async function nodeTests(out) {
  const report = path.join(out, 'boundaries.tap');
  await run('node', [
    '--test',
    '--test-reporter=tap',
    `--test-reporter-destination=${report}`,
    ...fs.readdirSync(path.join(ROOT, BOUNDARIES)).map((file) => `${BOUNDARIES}/${file}`),
  ]);
  const tap = fs.existsSync(report) ? fs.readFileSync(report, 'utf8') : '';
  const failures = tap.match(/^ *not ok .*$/gm) ?? [];
  const count = (word) => Number(new RegExp(`^# ${word} (\\d+)`, 'm').exec(tap)?.[1] ?? 0);
  return count('tests') ? { passed: count('pass'), failed: count('fail'), failures } : tally(false);
}

/**
 * Runs some rules tests on Google's emulator, if it and Java are installed; `npm run prove -- google` and `-- differential` run
 * more.
 */
async function onGoogle(out, browsers) {
  const { missing } = findGoogleFirestore();
  if (missing) {
    console.log(`Skipped: ${missing}`);
    return { passed: 0, failed: 0 };
  }
  const rules = ['bounds', 'collection-groups'].map((name) => `tests/rules/${name}.test.ts`);
  const choice = ['--selectProjects', 'firebase', '--runTestsByPath', ...rules];
  return jest(out, browsers, choice, { TEST_FIRESTORE: 'google' });
}

/** `choice` holds Jest's options that select projects and files. */
async function jest(out, browsers, choice, env = {}) {
  // Cut, because a file name has at most 255 bytes and `choice` may list many files.
  const report = path.join(out, `jest ${choice.join(' ').replaceAll('/', '-').slice(0, 200)}.json`);
  const code = await run('jest', ['--ci', '--json', `--outputFile=${report}`, ...choice], {
    env: { CHROMIUM: browsers.chromium, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (!fs.existsSync(report)) return tally(false);
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = readJson(report);
  // A suite that does not load has no failed test, yet it fails.
  const failed = Math.max(numFailedTests, numFailedTestSuites, code === 0 ? 0 : 1);
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, message }) => failure(path.relative(ROOT, name), message));
  const times = testResults.map(({ name, startTime, endTime }) => ({
    file: path.relative(ROOT, name),
    seconds: (endTime - startTime) / 1000,
  }));
  return { passed: numPassedTests, failed, failures, times };
}

/**
 * Runs `projects` of the tests' configuration one after another on the same shop, or only `files` if given. `hosts` name the
 * tested store and a second one of the same site.
 */
async function browser({
  out,
  browsers,
  name,
  storeId,
  appCheck,
  hosts,
  tests,
  projects,
  firestore,
  files = [],
  repeat = '1',
}) {
  const ports = localPorts({ LOCAL_PORT_BASE: process.env.LOCAL_PORT_BASE ?? GATE_PORT_BASE });
  const dataDir = path.join(out, 'data');
  const stack = await startStack({
    ports,
    dataDir,
    distDir: `.next/gate-${name}`,
    ...{ storeId, appCheck },
    firestore,
    say: (step) => console.log(step),
  });
  const total = { passed: 0, failed: 0, failures: [], times: [] };
  const siteOf = (host = 'localhost') => `http://${host}:${ports.site}`;
  try {
    for (const project of projects) {
      const report = path.join(out, `${name}, ${project}.json`);
      const results = path.join('test-results', `${name}, ${project}`);
      const args = ['--config', `${tests}/playwright.config.ts`, '--project', project, '--output', results];
      const choice = files.length ? [...files, '--repeat-each', repeat, '--pass-with-no-tests'] : [];
      await run('playwright', ['test', ...args, ...choice], {
        env: {
          ...stack.env,
          CHROMIUM: browsers.chromium,
          ...(browsers.headlessShell && { HEADLESS_SHELL: browsers.headlessShell }),
          BASE_URL: siteOf(hosts?.own),
          NEIGHBOUR_URL: siteOf(hosts?.neighbour),
          MAILBOX_URL: `http://127.0.0.1:${ports.mailbox}`,
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        },
      });
      const { passed, failed, failures = [], times = [] } = browserTally(report);
      total.passed += passed;
      total.failed += failed;
      total.failures.push(...failures);
      total.times.push(...times.map(({ file, seconds }) => ({ file: `${tests}/${file}`, seconds })));
    }
  } finally {
    await stack.stop();
  }
  return total;
}

function browserTally(report) {
  if (!fs.existsSync(report)) return tally(false);
  const { stats, errors, suites } = readJson(report);
  const failures = [
    ...errors.map(({ message }) => failure('outside a test', message)),
    ...suites.flatMap(brokenSpecs).map(({ file, line, title, tests }) => {
      const messages = tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? ''));
      return failure(`${file}:${line} › ${title}`, messages.join('\n'));
    }),
  ];
  const times = suites.map((suite) => ({ file: suite.file, seconds: secondsOf(suite) }));
  return { passed: stats.expected, failed: stats.unexpected + errors.length, failures, times };
}

const secondsOf = ({ suites = [], specs }) =>
  [
    ...specs.flatMap(({ tests }) =>
      tests.flatMap(({ results }) => results.map(({ duration }) => duration / 1000)),
    ),
    ...suites.map(secondsOf),
  ].reduce((sum, seconds) => sum + seconds, 0);

const brokenSpecs = ({ suites = [], specs }) => [
  ...specs.filter(({ ok }) => !ok),
  ...suites.flatMap(brokenSpecs),
];

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

/** The name of the failed test and the beginning of its reason: enough to find it in a truncated log. */
function failure(name, why) {
  const lines = stripVTControlCharacters(why)
    .split('\n')
    .filter((line) => line.trim());
  return [name, ...lines.slice(0, LINES_OF_A_FAILURE).map((line) => `    ${line}`)].join('\n');
}
