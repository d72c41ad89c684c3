import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { readCardAccount } from '@/functions/src/adapters/stripe/connect/card-accounts';
import { isEmpty } from '@/functions/src/adapters/archive/store-content';
import { removeStore } from '../remove';
import { askGoogle } from '../world/google';
import { readJob } from '../world/jobs';
import type { World } from '../world/world';
import { checkAppCheck } from './project/app-check';
import { checkBuildSettings } from './store/build-settings';
import { checkDeployed } from './project/deployed';
import type { Finding } from './finding';
import { checkHosts, checkStrayHosts } from './store/hosts';
import { checkOptionValues } from './store/option-values';
import { checkOutbox } from './store/outbox';
import { checkPictures } from './store/pictures';
import { checkPlan } from './store/plan';
import { checkReservations } from './store/reservations';
import { checkRights, checkStrayClaims } from './store/rights';
import { checkJob } from './store/unfinished';
import { checkStoreKeys } from './store/store-keys';
import { checkUsage } from './store/usage';
import { unlessRefused } from './project/unless-refused';
import { checkStoreWebhook, checkWebhook } from './store/webhook';

/** Problems of the project that all stores share. Checks that concern single stores cover `only` that one, or all. */
export const projectFindings = async (world: World, only?: StoreId): Promise<Finding[]> => [
  ...(world.isLocal ? [] : await ofRealProject(world)),
  ...(await checkStrayClaims(world, only)),
  ...(await checkStrayHosts(world, only)),
];

const ofRealProject = async (world: World): Promise<Finding[]> => [
  ...(await checkDeployed(world)),
  ...(await unlessRefused(checkAppCheck(world, askGoogle(world)))),
  ...(await unlessRefused(checkWebhook(world))),
];

async function ofRealStore(world: World, store: StoreId): Promise<Finding[]> {
  const ask = askGoogle(world);
  const account = await readCardAccount(world.db, store);
  return [
    ...(await unlessRefused(checkStoreKeys(world.projectId, store, ask, account))),
    ...(await unlessRefused(checkStoreWebhook(world.projectId, store, ask))),
  ];
}

/** Problems of one store. An interrupted command is reported alone, because it causes the other problems. */
export async function findingsOf(world: World, store: StoreId, envFile?: string): Promise<Finding[]> {
  const job = await readJob(world, store);
  if (job) return [await checkJob(world, store, job)];
  const setting = await world.db.doc(collections.storeSetting(store)).get();
  if (!setting.exists) return (await isEmpty(world, store)) ? [] : [leftovers(world, store)];
  return [
    ...(await checkRights(world, store)),
    ...(await checkPlan(world, store)),
    ...(await checkHosts(world, store)),
    ...(await checkReservations(world, store)),
    ...(world.isLocal ? [] : await ofRealStore(world, store)),
    ...(await checkOutbox(world, store)),
    ...(await checkPictures(world, store)),
    ...(await checkUsage(world, store)),
    ...(await checkOptionValues(world, store)),
    ...(envFile ? await checkBuildSettings(world, store, envFile) : []),
  ];
}

const leftovers = (world: World, store: StoreId): Finding => ({
  where: store,
  what: 'documents or pictures are there, but no store they belong to',
  remedy: 'remove them',
  mend: () => removeStore(world, store),
});
