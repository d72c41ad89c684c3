import { invalidateEveryPage } from '@/functions/src/adapters/database/invalidate-pages';
import { collections } from '@/lib/domain/collections';
import { oneOf } from '@/lib/domain/parse/fields';
import { HOST_STATES } from '@/lib/domain/tenancy/domain-record';
import { refuseUnfinished } from '../world/jobs';
import type { Command } from './command';

export const stateCommand: Command = {
  name: 'state',
  summary: 'closes, suspends or opens a store on all its hosts',
  help: `npm run store -- state --id ID --to STATE

What the store's hosts show where one site serves all stores: the shop, or that it is closed or not available. The site
knows within a minute. Nothing else of the store changes: its people still work in its documents, and a site of its own
goes on serving it.

  --id ID      the store
  --to STATE   open, closed (by its owner) or suspended (by the platform)
  --yes        agrees to what it would ask`,
  options: { id: { type: 'string' }, to: { type: 'string' } },
  required: ['id', 'to'],
  async run(world, options) {
    const store = options.store('id');
    const state = oneOf(HOST_STATES, options.text('to'));
    if (!state) throw new Error(`--to takes ${HOST_STATES.join(', ')}, not "${options.text('to')}".`);
    await refuseUnfinished(world, store);
    if (state !== 'open')
      await world.terminal.consent(
        `Show on all hosts of "${store}" that it is ${state}?`,
        'Nothing was changed.',
      );
    const hosts = await world.db.runTransaction(async (tx) => {
      const { docs } = await tx.get(world.db.collection(collections.domains()).where('storeId', '==', store));
      for (const { ref } of docs) tx.update(ref, { state });
      if (docs.length) invalidateEveryPage(tx, world.db, store);
      return docs.map(({ id }) => id);
    });
    if (!hosts.length) throw new Error(`No host leads to a store "${store}".`);
    world.terminal.print(`"${store}" is ${state} on ${hosts.join(', ')}.`);
    return 0;
  },
};
