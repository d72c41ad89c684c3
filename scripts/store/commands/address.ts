import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { emailField } from '@/lib/domain/forms/fields';
import { ownSender } from '@/lib/domain/mail/sender';
import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';
import { parseSiteUrl } from '@/lib/domain/store/store-site';
import type { Options } from '../options';
import { authorizeDomain } from '../domain/host-records';
import { askGoogle } from '../world/google';
import { refuseUnfinished } from '../world/jobs';
import type { World } from '../world/world';
import type { Command } from './command';

export const addressCommand: Command = {
  name: 'address',
  summary: 'tells where a store is served and what its mails come from',
  help: `npm run store -- address --id ID [--url URL] [--mail-from E-MAIL]

Tells the functions where the store's own site is: e-mails lead there, pages are revalidated there, and a domain that the
owner chooses has to lead there. "npm run deploy" does it by itself. A store that was told nothing is looked for where
the functions' SITE_URL says. Mails come from MAIL_FROM in the name of "Store via Platform" unless the store has an
address of its own, on the domain that its owner proved; the mail server must be allowed to send for it (SPF, DKIM).

  --id ID             the store
  --url URL           where its site is served, as https://shop.example
  --mail-from E-MAIL  its own sender, as orders@shop.example; "none" goes back to MAIL_FROM`,
  options: { id: { type: 'string' }, url: { type: 'string' }, 'mail-from': { type: 'string' } },
  required: ['id'],
  async run(world, options) {
    const store = options.store('id');
    await refuseUnfinished(world, store);
    const changes = { ...siteOf(options), ...(await senderOf(world, store, options)) };
    if (!Object.keys(changes).length) throw new Error('"address" needs --url or --mail-from.');
    const setting = world.db.doc(collections.storeSetting(store));
    if (!(await setting.get()).exists) throw new Error(`There is no store "${store}".`);
    await setting.update(changes);
    if (changes.siteUrl) world.terminal.print(`"${store}" is served at ${changes.siteUrl}.`);
    if (changes.siteUrl && !world.isLocal) await authorize(world, new URL(changes.siteUrl).hostname);
    if (changes.mailFrom !== undefined)
      world.terminal.print(`Mails of "${store}" come from ${changes.mailFrom || 'MAIL_FROM'}.`);
    return 0;
  },
};

/** Authorises the site's domain at Google. Only signing in with Google needs it. */
async function authorize(world: World, domain: string): Promise<void> {
  try {
    const isNew = await authorizeDomain(askGoogle(world), world.projectId, domain);
    if (isNew) world.terminal.print(`People may sign in with Google at ${domain}.`);
  } catch (error) {
    world.terminal.warn(
      `${domain} could not be authorised for signing in with Google (${String(error)}); add it under Authentication, Settings.`,
    );
  }
}

function siteOf(options: Options): { siteUrl?: string } {
  const typed = options.text('url');
  if (typed === undefined) return {};
  const siteUrl = parseSiteUrl(typed);
  if (!siteUrl) throw new Error(`--url takes an address as https://shop.example, not "${typed}".`);
  return { siteUrl };
}

async function senderOf({ db }: World, store: StoreId, options: Options): Promise<{ mailFrom?: string }> {
  const typed = options.text('mail-from');
  if (typed === undefined) return {};
  if (typed === 'none') return { mailFrom: '' };
  if (!emailField().isValidSync(typed))
    throw new Error(`--mail-from takes an e-mail address, not "${typed}".`);
  const stored = await db.doc(collections.storeSetting(store)).get();
  const { customDomain } = parseStoreSetting(store, stored.data());
  if (!ownSender(typed, customDomain))
    throw new Error(
      `"${store}" proved ${customDomain || 'no domain'} to be its own, not the one of ${typed}.`,
    );
  return { mailFrom: typed };
}
