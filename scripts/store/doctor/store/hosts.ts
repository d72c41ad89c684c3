import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { domainChanges } from '@/lib/domain/tenancy/domain-changes';
import { parseDomainRecord } from '@/lib/domain/tenancy/domain-record';
import { planHosts, type HostPlan } from '../../hosts/plan-hosts';
import { platformOf } from '../../hosts/platform-of';
import { settleHosts } from '../../hosts/settle-hosts';
import { readJob } from '../../world/jobs';
import type { World } from '../../world/world';
import type { Finding } from '../finding';

/** Checks that the hosts that lead to a store are those of its setting. */
export async function checkHosts(world: World, store: StoreId): Promise<Finding[]> {
  const plan = await world.db.runTransaction((tx) => planHosts(world, tx, store));
  const platform = platformOf(world.env);
  const wrong = differencesOf(plan, store, platform);
  const mend = async () => void (await settleHosts(world, store));
  const nameless = {
    where: store,
    isNote: true,
    what: `it has no name below ${platform}`,
    remedy: `give it one: npm run store -- create --id ${store} … --platform-name NAME`,
  };
  return [
    ...(wrong.length
      ? [{ where: store, what: wrong.join('; '), remedy: 'make its hosts those of its setting', mend }]
      : []),
    ...(platform && !plan.next.platformName ? [nameless] : []),
  ];
}

function differencesOf({ now, next, held, wanted }: HostPlan, store: StoreId, platform: string): string[] {
  const changes = [...domainChanges(store, held, wanted)].map(([host, record]) => {
    const before = held.get(host);
    if (!record) return `${host} leads to it, but is no host of its setting`;
    if (!before) return `${host} does not lead to it`;
    return `${host} redirects to ${before.redirectTo ?? 'nothing'} instead of ${record.redirectTo ?? 'nothing'}`;
  });
  const isRenamed = now.platformName !== '' && now.platformName !== next.platformName;
  return [
    ...(isRenamed ? [`its platform name ${now.platformName} cannot be used at ${platform}`] : []),
    ...(now.customDomain !== next.customDomain
      ? [`it cannot have the domain ${now.customDomain}, which is another store's or the platform's`]
      : []),
    ...(now.takenDown !== next.takenDown
      ? [
          next.takenDown
            ? 'it takes orders although it is taken down'
            : 'it takes no orders although it is open',
        ]
      : []),
    ...changes,
  ];
}

/** Finds hosts that lead to no store; `only` one store's, or all. */
export async function checkStrayHosts(world: World, only?: StoreId): Promise<Finding[]> {
  const { db } = world;
  const all = db.collection(collections.domains());
  const { docs } = await (only ? all.where('storeId', '==', only) : all).get();
  const findings: Finding[] = [];
  for (const doc of docs) {
    const store = parseDomainRecord(doc.data())?.storeId;
    if (store && (await isThere(world, store))) continue;
    const mend = async () => void (await doc.ref.delete());
    const what = `the host ${doc.id} leads to no store`;
    findings.push({ where: store ?? 'project', what, remedy: 'remove its record', mend });
  }
  return findings;
}

/** Whether there is such a store, or a command is making it. */
const isThere = async (world: World, store: StoreId): Promise<boolean> =>
  (await world.db.doc(collections.storeSetting(store)).get()).exists ||
  (await readJob(world, store)) !== null;
