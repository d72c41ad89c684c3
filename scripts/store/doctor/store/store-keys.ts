import { storeKeysSecret } from '@/functions/src/adapters/stripe/keys/stripe-keys';
import type { StoreId } from '@/lib/domain/ids';
import { fieldsOf } from '@/lib/domain/parse/fields';
import type { AskGoogle } from '../../world/google';
import type { Finding } from '../finding';
import { readFunctionsSettings } from './functions-settings';

/** Whether the functions' settings and Secret Manager agree that the store takes cards. */
export async function checkStoreKeys(
  projectId: string,
  store: StoreId,
  ask: AskGoogle,
  cardStores = readCardStores(projectId),
): Promise<Finding[]> {
  if (!cardStores) return [];
  const secret = storeKeysSecret(store);
  const url = `https://secretmanager.googleapis.com/v1/projects/${projectId}/secrets/${secret}/versions/latest`;
  const hasKeys = fieldsOf(await ask(url)).state === 'ENABLED';
  if (hasKeys === cardStores.includes(store)) return [];
  return [
    hasKeys
      ? {
          where: store,
          what: `it has the secret ${secret}, but is not in CARD_STORES, so it takes no cards`,
          remedy: `add it to CARD_STORES in functions/.env.${projectId} and deploy the functions`,
          isNote: true,
        }
      : {
          where: store,
          what: `it is in CARD_STORES, but has no secret ${secret}, so card payments fail`,
          remedy: 'make the secret (docs/operators.md, Cards of a store), or take it out of CARD_STORES',
        },
  ];
}

/** The stores with keys in those settings; null without settings. */
function readCardStores(projectId: string): readonly string[] | null {
  const settings = readFunctionsSettings(projectId);
  return settings && (settings.CARD_STORES?.split(',') ?? []);
}
