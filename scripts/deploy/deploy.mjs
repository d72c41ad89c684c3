import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gatePassed } from '../gate/gate-marker.mjs';
import { ROOT } from '../lib/root.mjs';
import { buildServer, SERVER } from '../build/standalone.mjs';
import { environmentOf, withAppHosting } from './app-hosting.mjs';
import { nameEnvironment } from './backend.mjs';
import { checkFiles, checkWarnings } from './check-files.mjs';
import { firebase } from './firebase-tools.mjs';
import { hasFunctionImages } from './function-images.mjs';
import { unsetParameters, writeParameters } from './parameters.mjs';
import { readSettings } from './settings.mjs';

const HEALTH_TRIES = 30;
const HEALTH_PAUSE_MS = 2000;

/** Checks, then deploys one store or all; rejects with one sentence at the first failure. See `npm run deploy -- --help`. */
export async function deploy(options) {
  const settings = readSettings(options);
  const projectId = settings.NEXT_PUBLIC_FIREBASE_PROJECT_ID;
  // firebase-tools asks npm for its latest version, and waits ten seconds where there is no network.
  if (options['dry-run']) process.env.npm_config_offline = 'true';
  console.log(`Settings of "${options.store}" for the project ${projectId}: complete`);
  const files = await checkFiles(projectId);
  await checkWarnings();
  for (const file of files.seen) console.log(`${file}: right`);
  const unset = await unsetParameters(files.build, projectId, parametersFor(options, settings));
  console.log('Settings of the functions: complete');
  const steps = stepsOf(options, settings, { projectId, unset, ...files });
  if (options['dry-run']) {
    console.log(steps.map(({ what }) => `would ${what}`).join('\n'));
    return;
  }
  if (!process.env.GOOGLE_APPLICATION_CREDENTIALS)
    throw new Error('Set GOOGLE_APPLICATION_CREDENTIALS to the key file of an account that may deploy.');
  for (const { what, run } of steps) {
    console.log(`\n── ${what}`);
    await run();
  }
  console.log(`\n"${options.store}" is deployed: ${settings.NEXT_PUBLIC_SITE_URL}`);
}

/** Without the site's host, the functions would open no stores on it and see its hosts as nobody's. */
const parametersFor = ({ platform }, { NEXT_PUBLIC_PLATFORM_HOST: host }) =>
  platform ? { PLATFORM_HOST: host } : {};

function stepsOf(options, settings, { projectId, secrets, unset, regions }) {
  const inProject = (...args) => firebase([...args, '--project', projectId, '--non-interactive']);
  return [
    ...(options['skip-gate'] ? [] : [{ what: 'ask whether "npm test" passed for this code', run: askGate }]),
    ...secrets.map((name) => ({
      what: `look whether Secret Manager has ${name}`,
      run: () => inProject('functions:secrets:get', name),
    })),
    ...(Object.keys(unset).length ? [parametersStep(unset, projectId)] : []),
    // Indexes first, because the functions' queries need them.
    {
      what: `deploy rules and indexes to ${projectId}`,
      run: () => inProject('deploy', '--only', 'firestore,storage'),
    },
    {
      what: `deploy functions to ${projectId}${options['delete-functions'] ? ', and delete those that are not in this version' : ''}`,
      run: () => deployFunctions(options, inProject, { projectId, regions }),
    },
    // Only now, because the command compares the project's rules and indexes with ours.
    doctorStep(options, settings),
    ...siteSteps(options, settings, inProject),
  ];
}

function doctorStep({ store, platform, env }, settings) {
  const args = platform ? [] : ['--id', store, '--env', env];
  const about = platform ? 'every store' : `"${store}" and ${path.relative(ROOT, env)}`;
  return { what: `run the doctor on ${about}`, run: () => runStore(['doctor', ...args], settings) };
}

/** Without a terminal, firebase-tools stops at a parameter without a value, even if it has a default. */
const parametersStep = (unset, projectId) => ({
  what: `write ${Object.entries(unset)
    .map((entry) => entry.join('='))
    .join(', ')} into functions/.env.${projectId}`,
  run: async () => writeParameters(unset, projectId),
});

/** Artifact Registry deletes images of functions after this many days. */
const IMAGE_DAYS = '1';

/**
 * Deploys the functions. Without a terminal, firebase-tools needs `--force` to set a clean-up policy or to delete functions. The
 * first deployment may force, because it has nothing to delete; later the policy has a command of its own.
 */
async function deployFunctions(options, inProject, { projectId, regions }) {
  const isFirst = !(await hasFunctionImages(projectId, regions[0]));
  const force = isFirst || options['delete-functions'] ? ['--force'] : [];
  await inProject('deploy', '--only', 'functions', ...force);
  for (const region of regions)
    await inProject('functions:artifacts:setpolicy', '--location', region, '--days', IMAGE_DAYS, '--force');
}

function siteSteps(options, settings, inProject) {
  const { store, platform, site, backend } = options;
  if (site === 'none') return [];
  const url = settings.NEXT_PUBLIC_SITE_URL;
  // Each store of the platform has an address of its own.
  const address = platform
    ? []
    : [
        {
          what: `tell the functions that "${store}" is served at ${url}`,
          run: () => runStore(['address', '--id', store, '--url', url], settings),
        },
      ];
  if (site === 'node')
    return [
      {
        what: `build the server of "${store}" into ${SERVER}, to be started with "node ${SERVER}/start.mjs"`,
        run: () => buildServer(settings),
      },
      ...address,
    ];
  const environment = environmentOf(store);
  const projectId = settings.NEXT_PUBLIC_FIREBASE_PROJECT_ID;
  return [
    {
      what: `name the environment of ${backend} at App Hosting "${environment}"`,
      run: () => nameEnvironment({ projectId, backend, environment }),
    },
    {
      what: `write apphosting.${environment}.yaml and deploy the site to ${backend} at App Hosting`,
      run: () => withAppHosting(options, settings, (args) => inProject(...args)),
    },
    {
      what: `wait until ${url}/api/health ${platform ? 'answers' : `tells of "${store}"`}`,
      run: () => waitForHealth(platform ? null : store, url),
    },
    ...address,
  ];
}

function askGate() {
  if (gatePassed()) return;
  throw new Error('"npm test" did not pass for this very code; run it, or deploy with --skip-gate.');
}

/** Runs an `npm run store` command on the real project, with the usual Google credentials. */
function runStore(args, settings) {
  const child = spawn(process.execPath, [path.join(ROOT, 'scripts/store.mjs'), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...settings },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve(undefined);
      else reject(new Error(`"npm run store -- ${args[0]}" is not content, see above.`));
    });
  });
}

/** `store` is null for a host of no store, the platform's own. */
async function waitForHealth(store, siteUrl) {
  for (let attempt = 0; attempt < HEALTH_TRIES; attempt += 1) {
    const answer = await fetch(`${siteUrl}/api/health`).catch(() => null);
    const health = answer?.ok ? await answer.json().catch(() => null) : null;
    if (health?.storeId === store) return;
    await sleep(HEALTH_PAUSE_MS);
  }
  throw new Error(
    `${siteUrl} is deployed but does not serve ${store ? `"${store}"` : 'the platform'}; does its domain lead to App Hosting?`,
  );
}
