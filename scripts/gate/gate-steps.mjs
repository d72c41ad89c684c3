import fs from 'node:fs';
import path from 'node:path';
import { changedFiles } from './changed-files.mjs';
import { browserSteps, browserStepsOfFiles } from './browser-suites.mjs';
import { isEmulatorProven } from './emulator-suites.mjs';
import { ROOT } from '../lib/root.mjs';
import { findGoogleFirestore } from '../local/google-firestore.mjs';
import { runProofs } from './proofs.mjs';
import { reportRulesCoverage } from './rules-coverage.mjs';
import { failure, readJson, run, tally } from './tools.mjs';
import { checkWeights } from './weights.mjs';

const BOUNDARIES = 'tests/boundaries';

/** By content rather than by time, so that the cache holds for a fresh checkout too. */
const cacheOf = (name) => ['--cache', `--cache-location=.build/${name}-cache`, '--cache-strategy=content'];

/** The native compiler; the package `typescript` is its last version in JavaScript, which ESLint's parser and Next need. */
const TYPESCRIPT = '../typescript-native/bin/tsc';
/** Its four checkers work out the same types each: twice the processor's time, beside a step that needs the other processor. */
const ONE_CHECKER = ['--singleThreaded'];

const check = (name, bin, args) => ({ name, run: async () => tally((await run(bin, args)) === 0) });

const FORMAT = check('format', 'prettier', ['--check', '--log-level=warn', ...cacheOf('prettier'), '.']);
const LINT = check('lint', 'eslint', ['--max-warnings=0', ...cacheOf('eslint'), '.']);
/** The rules that need types; ESLint's way of asking for them takes minutes. */
const PROMISES = check('promises', 'oxlint', ['--type-aware', '--deny-warnings']);
const TYPES = check('types', TYPESCRIPT, [
  '--noEmit',
  ...ONE_CHECKER,
  '--tsBuildInfoFile',
  '.build/types.tsbuildinfo',
]);
const DEAD_CODE = check('dead code', 'knip', []);

/** A guest buys and the owner moves the order on, in both languages. */
const WHOLE_WAY = 'tests/e2e/shop/main-job.spec.ts';
const BROWSER_TEST = /^tests\/e2e.*\.spec\.ts$/;

/** Only two of the local Firebase's own suites, startup and Firestore; the other tests cover the rest of it. */
const SMOKE = [
  '--selectProjects',
  'emulator',
  '--testPathPatterns',
  'emulator/src/start',
  'firestore/server',
];

/**
 * The stages that `npm test` was asked for, as lists of steps: of `files`, of what changed since a commit, steps by name, or the
 * whole gate. Throws on an unknown commit or name.
 * @param {{ out: string, browsers: object, files: readonly string[], repeat?: string, changed?: string, step?: readonly string[],
 *   full?: boolean }} options
 */
export function stagesOf(options) {
  if (options.files.length) return stepsOfFiles(options);
  if (options.changed) return stepsOfChanges(options);
  return chosenSteps(gateSteps(options), options.step);
}

/**
 * The gate: stages that run one after another, each with its steps. Two steps run at once, because one keeps only one processor
 * busy. The longest come first, so that both lanes end at about the same time. A step runs even if an earlier one failed; it
 * counts its checks, and may name failures and the seconds of each file. `full` adds a sample of the proofs, and the local
 * Firebase's own suites, which otherwise run only after a change of its code.
 */
function gateSteps({ out, browsers, full }) {
  const withSuites = full || !isEmulatorProven();
  const others = ['--ignoreProjects', 'firebase', ...(withSuites ? [] : ['emulator'])];
  return [
    [
      FORMAT,
      LINT,
      // One step, because the tests of this project share one local Firebase.
      {
        name: 'rules, functions and faults',
        run: () => jest(out, browsers, ['--selectProjects', 'firebase']),
      },
      { name: 'units', run: () => jest(out, browsers, others) },
      PROMISES,
      TYPES,
      DEAD_CODE,
      boundaries(out),
      ...(withSuites ? [] : [{ name: 'local Firebase, smoke', run: () => jest(out, browsers, SMOKE) }]),
    ],
    [{ name: 'rules coverage', run: () => reportRulesCoverage() }],
    [{ name: "on Google's Firestore", run: () => onGoogle(out, browsers) }],
    ...(full ? [[{ name: 'proofs, a sample of each', run: () => runProofs({ size: 'gate' }) }]] : []),
    browserSteps({ out, browsers }),
    [{ name: 'weight of the pages', run: () => checkWeights(path.join(ROOT, '.next/gate-demo')) }],
  ];
}

/** The gate's steps with these names; all of them without names. Throws on an unknown name. */
function chosenSteps(stages, names) {
  if (!names) return stages;
  const steps = stages.flat();
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length)
    throw new Error(
      `No step "${unknown.join('", "')}". There are: ${steps.map(({ name }) => name).join(', ')}`,
    );
  return steps.filter(({ name }) => names.includes(name)).map((step) => [step]);
}

/**
 * Steps for what changed since a commit, what is not committed included: every check; Jest's tests of changed files and of what
 * imports them; the browser tests that changed themselves, and a shopper's whole way in any case.
 */
function stepsOfChanges({ out, browsers, changed: since }) {
  const related = ['--changedSince', since, '--passWithNoTests'];
  const files = [...changedFiles(since).filter((file) => BROWSER_TEST.test(file)), WHOLE_WAY];
  return [
    [
      FORMAT,
      LINT,
      {
        name: 'units',
        run: () => jest(out, browsers, [...related, '--ignoreProjects', 'firebase']),
      },
      {
        name: 'rules, functions and faults',
        run: () => jest(out, browsers, [...related, '--selectProjects', 'firebase']),
      },
      PROMISES,
      TYPES,
      DEAD_CODE,
      boundaries(out),
    ],
    browserStepsOfFiles({ out, browsers, files: [...new Set(files)] }),
  ];
}

/** Steps that test only these `files`, named from the project's root: Jest's first, then the browser's, in the gate's order. */
function stepsOfFiles({ out, browsers, files, repeat }) {
  const byJest = files.filter((file) => !file.startsWith('tests/e2e'));
  const units = { name: 'units', run: () => jest(out, browsers, ['--runTestsByPath', ...byJest]) };
  return [byJest.length ? [units] : [], browserStepsOfFiles({ out, browsers, files, repeat })];
}

const boundaries = (out) => ({ name: 'boundaries', run: () => nodeTests(out) });

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
