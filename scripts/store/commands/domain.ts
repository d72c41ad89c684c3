import { collections } from '@/lib/domain/collections';
import { checksOf, parseCustomDomain, type DnsRecord } from '@/lib/domain/store/custom-domain';
import { backendOf } from '@/scripts/deploy/backend-name.mjs';
import { authorizeDomain, hostRecordsOf } from '../domain/host-records';
import { refuseUnfinished } from '../world/jobs';
import { askGoogle } from '../world/google';
import type { Command } from './command';

export const domainCommand: Command = {
  name: 'domain',
  summary: 'adds the domain that an owner named to App Hosting',
  help: `npm run store -- domain --id ID [--backend NAME]

Adds the domain that the owner named under Store Setting, Custom Domain to the store's backend at App Hosting, with www and
without, authorises both for signing in, and shows the owner the records that App Hosting asks for. Asked again it renews these.

  --id ID          the store
  --backend NAME   its backend (shop-ID)`,
  options: { id: { type: 'string' }, backend: { type: 'string' } },
  required: ['id'],
  async run(world, options) {
    const store = options.store('id');
    await refuseUnfinished(world, store);
    if (world.isLocal) throw new Error('"domain" works on a real project alone; emulators host no site.');
    const ref = world.db.doc(collections.customDomain(store));
    const wanted = parseCustomDomain((await ref.get()).data());
    if (!wanted)
      throw new Error(`The owner of "${store}" named no domain under Store Setting, Custom Domain.`);
    const backend = backendOf(store, options.text('backend'));
    const ask = askGoogle(world);
    const hosts = checksOf(wanted).map(({ domain }) => domain);
    const hostRecords: DnsRecord[] = [];
    for (const domain of hosts) {
      hostRecords.push(...(await hostRecordsOf(ask, { projectId: world.projectId, backend, domain })));
      await authorizeDomain(ask, world.projectId, domain);
    }
    await ref.update({ hostRecords });
    world.terminal.print(
      [
        `${hosts.join(' and ')} is added to ${backend}; the owner sees these records in the admin:`,
        ...hostRecords.map(({ type, name, value }) => `  ${type} ${name} ${value}`),
      ].join('\n'),
    );
    return 0;
  },
};
