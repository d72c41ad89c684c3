import { BY_COMMAND } from '@/functions/src/adapters/platform/platform-activity';
import { setStoreState } from '@/functions/src/handlers/platform/store-state';
import { oneOf } from '@/lib/domain/parse/fields';
import { SUSPENSION_REASON_MAX } from '@/lib/domain/platform/suspension';
import { HOST_STATES } from '@/lib/domain/tenancy/domain-record';
import { refuseUnfinished } from '../world/jobs';
import type { Command } from './command';

export const stateCommand: Command = {
  name: 'state',
  summary: 'closes, suspends or opens a store on all its hosts',
  help: `npm run store -- state --id ID --to STATE [--reason WHY]

What the store's hosts show where one site serves all stores: the shop, or that it is closed or not available. The site
knows within a minute. Its admin stays open to its people, who read the reason of a suspension there and get it by mail; a
site of its own goes on showing it. While it is not open, it takes no orders and card payments. It is written into the
platform's log and the store's.

  --id ID        the store
  --to STATE     open, closed (by its owner) or suspended (by the platform)
  --reason WHY   why, up to ${SUSPENSION_REASON_MAX} characters; needed to suspend
  --yes          agrees to what it would ask`,
  options: { id: { type: 'string' }, to: { type: 'string' }, reason: { type: 'string' } },
  required: ['id', 'to'],
  async run(world, options) {
    const store = options.store('id');
    const state = oneOf(HOST_STATES, options.text('to'));
    if (!state) throw new Error(`--to takes ${HOST_STATES.join(', ')}, not "${options.text('to')}".`);
    const reason = (options.text('reason') ?? '').trim();
    if (state === 'suspended' && !reason) throw new Error('Suspending a store needs its --reason.');
    if (reason.length > SUSPENSION_REASON_MAX)
      throw new Error(`--reason takes up to ${SUSPENSION_REASON_MAX} characters.`);
    await refuseUnfinished(world, store);
    if (state !== 'open')
      await world.terminal.consent(
        `Show on all hosts of "${store}" that it is ${state}?`,
        'Nothing was changed.',
      );
    const changed = await setStoreState(world, { store, to: state, reason, by: BY_COMMAND, requestId: '' });
    if (changed.ok) {
      world.terminal.print(`"${store}" is ${state} on ${changed.value.hosts.join(', ')}.`);
      return 0;
    }
    const { code } = changed.error;
    if (code === 'store-without-host') throw new Error(`No host leads to a store "${store}".`);
    if (code !== 'store-state-unchanged') throw new Error('Firestore is busy; run the same command again.');
    world.terminal.print(`"${store}" is ${state} already.`);
    return 0;
  },
};
