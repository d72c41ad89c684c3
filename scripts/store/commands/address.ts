import { collections } from '@/lib/domain/collections';
import { parseSiteUrl } from '@/lib/domain/store/store-site';
import { refuseUnfinished } from '../world/jobs';
import type { Command } from './command';

export const addressCommand: Command = {
  name: 'address',
  summary: 'tells where a store is served, for its links and pages',
  help: `npm run store -- address --id ID --url URL

Tells the functions where the store's own site is: e-mails lead there, pages are renewed there, and a domain that the
owner chooses has to lead there. "npm run deploy" does it by itself. A store that was told nothing is looked for where
the functions' SITE_URL says.

  --id ID     the store
  --url URL   where its site is served, as https://shop.example`,
  options: { id: { type: 'string' }, url: { type: 'string' } },
  required: ['id', 'url'],
  async run(world, options) {
    const store = options.store('id');
    const typed = options.text('url') ?? '';
    const siteUrl = parseSiteUrl(typed);
    if (!siteUrl) throw new Error(`--url takes an address as https://shop.example, not "${typed}".`);
    await refuseUnfinished(world, store);
    const setting = world.db.doc(collections.storeSetting(store));
    if (!(await setting.get()).exists) throw new Error(`There is no store "${store}".`);
    await setting.update({ siteUrl });
    world.terminal.print(`"${store}" is served at ${siteUrl}.`);
    return 0;
  },
};
