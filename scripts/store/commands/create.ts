import path from 'node:path';
import type { StoreId } from '@/lib/domain/ids';
import { isLocale, type LocalizedText } from '@/lib/domain/locale';
import { containsAddress } from '@/lib/domain/forms/contact-details';
import { STARTER_TEMPLATES } from '@/lib/domain/opening/store-opening';
import { platformNameProblem } from '@/lib/domain/tenancy/platform-name';
import { reservedIn } from '@/lib/domain/store/reserved-name';
import { emailField } from '@/lib/domain/forms/fields';
import { agreeToRename, createStore, optionsOf, planned } from '../create/create-store';
import type { NewStore } from '../create/template';
import { MAY_BE_EMPTY, settingsOfBuild } from '../create/build-env';
import { writeEnv } from '../create/write-env';
import { oneOf } from '@/lib/domain/parse/fields';
import type { Options } from '../options';
import { LOCAL_PROJECT_ID } from '@/scripts/local/local-env.mjs';
import { underJob } from '../world/jobs';
import type { World } from '../world/world';
import type { Command } from './command';

export const createCommand: Command = {
  name: 'create',
  summary: 'makes a store with its owner, catalogue, plan and settings',
  help: `npm run store -- create --id ID --name-en NAME --name-ar NAME --owner E-MAIL

Makes the store, invites its owner by e-mail, makes the store's customer at Stripe and writes the settings of its build.
Asked again it makes what is missing and changes nothing else.

  --id ID            letters, digits, "-" and "_"; part of addresses, never changed later
  --name-en NAME     the store's name in English
  --name-ar NAME     and in Arabic
  --owner E-MAIL     who is to own it, once they accept the invitation
  --template NAME    boards: a small catalogue with pictures to begin with; empty (unless told): nothing
  --platform-name N  its host is N.PLATFORM_HOST: 3 to 40 of a-z, 0-9 and "-" (the id, where it is such a name)
  --plan PACKAGE     a plan as of the packages, such as growth-month; on trial for 14 days, unpaid until the owner
                     enters a card
  --locale en|ar     the language of the invitation (en)
  --reserved-name    agrees to a name that sounds like a bank, a payment service, an authority or a help desk
  --env FILE         where the build's settings go (.env.ID)
  --dry-run          tells what it would do
  --yes              agrees to what it would ask`,
  options: {
    id: { type: 'string' },
    'name-en': { type: 'string' },
    'name-ar': { type: 'string' },
    owner: { type: 'string' },
    template: { type: 'string' },
    'platform-name': { type: 'string' },
    plan: { type: 'string' },
    locale: { type: 'string' },
    env: { type: 'string' },
    'reserved-name': { type: 'boolean' },
    'dry-run': { type: 'boolean' },
  },
  required: ['id', 'name-en', 'name-ar', 'owner'],
  async run(world, options) {
    const wanted = newStoreOf(options);
    const { terminal } = world;
    const file = path.resolve(options.text('env') ?? `.env.${wanted.store}`);
    const steps = await planned(world, wanted);
    if (options.flag('dry-run')) {
      terminal.print([...steps, `write ${file}`].map((step) => `would ${step}`).join('\n'));
      return 0;
    }
    await agreeToRename(world, wanted);
    const job = { operation: 'create', options: optionsOf(wanted) } as const;
    const made = await underJob(world, wanted.store, job, () => createStore(world, wanted));
    const settings = settingsOfBuild(world, wanted.store, made.customer);
    await writeEnv(terminal, file, settings);
    const remaining = [...made.remaining, ...missing(settings)];
    terminal.print(checklist(world, wanted.store, { file, host: made.host, remaining }));
    return 0;
  },
};

function newStoreOf(options: Options): NewStore {
  const owner = (options.text('owner') ?? '').trim().toLowerCase();
  if (!emailField().isValidSync(owner)) throw new Error(`--owner takes an e-mail address, not "${owner}".`);
  const template = oneOf(STARTER_TEMPLATES, options.text('template') ?? 'empty');
  if (!template) throw new Error(`--template takes one of ${STARTER_TEMPLATES.join(', ')}.`);
  const locale = options.text('locale') ?? 'en';
  if (!isLocale(locale)) throw new Error('--locale takes en or ar.');
  const name = { en: options.text('name-en') ?? '', ar: options.text('name-ar') ?? '' };
  refuseLure(name, options.flag('reserved-name'));
  const plan = options.text('plan') ?? '';
  return { store: options.store('id'), name, owner, template, plan, locale, platformName: nameOf(options) };
}

function nameOf(options: Options): string {
  const name = options.text('platform-name');
  if (name === undefined) return '';
  const problem = platformNameProblem(name);
  if (!problem) return name;
  throw new Error(
    problem === 'form'
      ? `--platform-name takes 3 to 40 of a-z, 0-9 and "-", not "${name}".`
      : `--platform-name "${name}" is reserved, as it would be taken for the platform or somebody else.`,
  );
}

/** Refuses names that owners may not use; an operator may allow a reserved one. */
function refuseLure(name: LocalizedText, mayBeReserved: boolean): void {
  if (containsAddress(name.en) || containsAddress(name.ar))
    throw new Error('--name-en and --name-ar take names without web and e-mail addresses.');
  const reserved = reservedIn(name, '');
  if (reserved && !mayBeReserved)
    throw new Error(
      `"${name[reserved]}" sounds like a bank, a payment service, an authority or a help desk; if it may, add --reserved-name.`,
    );
}

const missing = (settings: Readonly<Record<string, string>>): string[] => {
  const empty = Object.keys(settings).filter((name) => !settings[name]);
  const needed = empty.filter((name) => !MAY_BE_EMPTY.includes(name));
  const others = empty.filter((name) => MAY_BE_EMPTY.includes(name));
  return [
    ...(needed.length ? [`fill in what the file leaves empty: ${needed.join(', ')}`] : []),
    ...(others.length ? [`if you use them: ${others.join(', ')}`] : []),
  ];
};

interface Outcome {
  readonly file: string;
  readonly host: string | null;
  readonly remaining: readonly string[];
}

/** `npm start` serves this folder's local Firebase alone, not emulators that the settings name. */
function lastSteps({ isLocal, projectId }: World, store: StoreId, file: string): string[] {
  if (projectId === LOCAL_PROJECT_ID) return [`serve it: npm start -- --store ${store}`];
  if (isLocal)
    return [`build it: npm run build -- --server --env ${file}`, 'serve it: node start.mjs in .build/server'];
  return [
    'the domain: the owner enters it in Store Setting, Custom Domain',
    `cards: keep its keys as the secret STRIPE_STORE_KEYS_${store}, and add it to the functions’ setting CARD_STORES`,
    `deploy it: npm run deploy -- --store ${store}`,
  ];
}

function checklist(world: World, store: StoreId, { file, host, remaining }: Outcome): string {
  const steps = lastSteps(world, store, file);
  const todo = [...remaining, ...steps].map((step) => `  [ ] ${step}`);
  return [
    `The store "${store}" is there; its build's settings are in ${file}.`,
    ...(host ? [`Its host is ${host}.`] : []),
    'What remains:',
    ...todo,
  ].join('\n');
}
