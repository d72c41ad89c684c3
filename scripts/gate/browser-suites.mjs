import fs from 'node:fs';
import path from 'node:path';
import { SHOPPERS as OF_SHOPPERS } from '../../tests/e2e/shoppers.mjs';
import { localPorts } from '../local/ports.mjs';
import { startStack } from '../local/stack.mjs';
import { failure, readJson, run, tally } from './tools.mjs';

/** Ports of the gate's own shops, so that it runs beside a developer's `npm start`. */
const GATE_PORT_BASE = '22000';
/** The two sites run at once. */
const PORTS_OF_A_SITE = 50;

/** The projects in the browser tests' configurations. */
const [SHOPPERS, STORES] = ['shoppers', 'stores'];

/**
 * The sites that browser tests run on, and which tests: of one store and without App Check, or of all stores by their hosts and
 * with it. Both run at once. What changes all of a store runs on the first, what shoppers do on the second, so that each kind of
 * site is tested and neither kind of test disturbs the other.
 */
const SITES = [
  {
    name: 'demo',
    storeId: 'demo',
    portsAbove: 0,
    suites: [{ tests: 'tests/e2e', project: STORES, host: 'localhost' }],
  },
  {
    name: 'platform',
    storeId: null,
    appCheck: true,
    portsAbove: PORTS_OF_A_SITE,
    suites: [
      { tests: 'tests/e2e', project: SHOPPERS, host: 'demo.localhost' },
      { tests: 'tests/e2e-empty', project: STORES, host: 'empty.localhost', neighbour: 'demo.localhost' },
    ],
  },
];

/** A step for each site, with all of its tests. */
export const browserSteps = (options) => SITES.map((site) => stepOf(site, options));

/**
 * A step for each site on which one of `files` runs, with these alone. Firestore is the local one, or Google's for 'google'.
 * @param {{ out: string, browsers: object, files: readonly string[], repeat?: string, firestore?: 'google' }} options
 */
export function browserStepsOfFiles({ files, repeat = '1', ...options }) {
  const isOf = (file, { tests, project }) => file.startsWith(`${tests}/`) && projectOf(file) === project;
  return SITES.map(({ suites, ...site }) => ({
    ...site,
    suites: suites
      .map((suite) => ({ ...suite, files: files.filter((file) => isOf(file, suite)), repeat }))
      .filter((suite) => suite.files.length),
  }))
    .filter(({ suites }) => suites.length)
    .map((site) => stepOf(site, options));
}

const stepOf = (site, options) => ({
  name: `browser, ${site.name}`,
  run: () => onSite({ ...options, ...site }),
});

const projectOf = (file) => (OF_SHOPPERS.test(file) ? SHOPPERS : STORES);

/** Starts the site and runs its suites one after another. */
async function onSite({ out, browsers, name, portsAbove, suites, ...site }) {
  const base = Number(process.env.LOCAL_PORT_BASE ?? GATE_PORT_BASE) + portsAbove;
  const ports = localPorts({ LOCAL_PORT_BASE: String(base) });
  const stack = await startStack({
    ...site,
    ports,
    dataDir: path.join(out, `data-${name}`),
    distDir: `.next/gate-${name}`,
    say: (step) => console.log(`${name}: ${step}`),
  });
  const total = { passed: 0, failed: 0, failures: [], times: [] };
  try {
    for (const suite of suites) {
      const {
        passed,
        failed,
        failures = [],
        times = [],
      } = await runSuite(suite, { out, browsers, ports, stack });
      total.passed += passed;
      total.failed += failed;
      total.failures.push(...failures);
      total.times.push(...times.map(({ file, seconds }) => ({ file: `${suite.tests}/${file}`, seconds })));
    }
  } finally {
    await stack.stop();
  }
  return total;
}

/** `host` names the tested store, `neighbour` a second one of the same site. */
async function runSuite(
  { tests, project, host, neighbour, files = [], repeat },
  { out, browsers, ports, stack },
) {
  const name = `${path.basename(tests)}, ${project}`;
  const report = path.join(out, `${name}.json`);
  const siteOf = (its) => `http://${its}:${ports.site}`;
  const args = ['--config', `${tests}/playwright.config.ts`, '--project', project];
  const choice = files.length ? [...files, '--repeat-each', repeat] : [];
  await run('playwright', ['test', ...args, '--output', path.join('test-results', name), ...choice], {
    env: {
      ...stack.env,
      CHROMIUM: browsers.chromium,
      ...(browsers.headlessShell && { HEADLESS_SHELL: browsers.headlessShell }),
      BASE_URL: siteOf(host),
      ...(neighbour && { NEIGHBOUR_URL: siteOf(neighbour) }),
      MAILBOX_URL: `http://127.0.0.1:${ports.mailbox}`,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  });
  return tallyOf(report);
}

function tallyOf(report) {
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
