// npm run deploy: deploys one store's shop to its Firebase project and its host. Built-ins only until the packages are installed.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { backendOf } from './deploy/backend-name.mjs';
import { ensureInstalled } from './lib/install.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const HELP = `npm run deploy -- --store ID [OPTIONS]    deploys the shop of one store
npm run deploy -- --platform [OPTIONS]    deploys one site for all stores, each on its hosts

Checks the settings, the store and every file that is deployed, then deploys rules, indexes and functions to the
Firebase project that the settings name, and the site to its host. Stops at the first failure; asked again it does
the same again, which is harmless.

  --store ID        the store; its settings are in .env.ID, as "npm run store -- create" writes them
  --platform        every store; the settings are in .env.platform, with NEXT_PUBLIC_PLATFORM_HOST and no store
  --env FILE        the settings are in FILE
  --site HOST       apphosting (unless told): Firebase App Hosting
                    node: builds .build/server, which any host with Node.js runs
                    none: rules, indexes and functions alone
  --backend NAME    the backend at App Hosting, 3 to 30 of a-z, 0-9 and "-" (shop-ID, or shop-platform)
  --delete-functions   deletes functions of the project that this version does not have, as after a roll-back; sites of
                    other versions no longer reach them
  --skip-gate       does not ask whether "npm test" passed for this very code
  --dry-run         checks all files and tells every step, without a network`;

/** What the settings, the backend and the environment of the site of all stores are called. */
const PLATFORM = 'platform';

const SITES = ['apphosting', 'node', 'none'];

function readOptions(args) {
  const { values } = parse(args);
  if (values.help) return values;
  const { platform, site } = values;
  const store = values.store ?? (platform ? PLATFORM : '');
  if (platform ? values.store !== undefined : !/^[\w-]{1,64}$/.test(store) || store === PLATFORM)
    throw new Error(
      '--store takes the id of a store, or --platform all; "npm run deploy -- --help" tells more.',
    );
  if (!SITES.includes(site)) throw new Error(`--site takes one of ${SITES.join(', ')}, not "${site}".`);
  const backend = site === 'apphosting' ? backendOf(store, values.backend) : '';
  return { ...values, store, backend, env: path.resolve(values.env ?? path.join(ROOT, `.env.${store}`)) };
}

function parse(args) {
  try {
    return parseArgs({
      args,
      options: {
        store: { type: 'string' },
        platform: { type: 'boolean', default: false },
        env: { type: 'string' },
        site: { type: 'string', default: 'apphosting' },
        backend: { type: 'string' },
        'delete-functions': { type: 'boolean', default: false },
        'skip-gate': { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new Error(`${error.message.split('. ')[0]}; "npm run deploy -- --help" lists what it takes.`);
  }
}

async function main() {
  const options = readOptions(process.argv.slice(2));
  if (options.help) return console.log(HELP);
  ensureInstalled(ROOT);
  const { deploy } = await import('./deploy/deploy.mjs');
  await deploy(options);
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(`\n${error.message}`);
    process.exit(1);
  },
);
