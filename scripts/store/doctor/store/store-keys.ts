import { storeKeysSecret } from '@/functions/src/adapters/stripe/keys/stripe-keys';
import type { StoreId } from '@/lib/domain/ids';
import type { CardAccount } from '@/lib/domain/payments/connect/card-account';
import { fieldsOf } from '@/lib/domain/parse/fields';
import type { AskGoogle } from '../../world/google';
import type { Finding } from '../finding';
import { readFunctionsSettings } from './functions-settings';

/**
 * Whether the functions' settings and Secret Manager agree that the store takes cards with keys of its own, and whether it has a
 * connected account beside them.
 */
export async function checkStoreKeys(
  projectId: string,
  store: StoreId,
  ask: AskGoogle,
  account: CardAccount | null,
  cardStores = readCardStores(projectId),
): Promise<Finding[]> {
  if (!cardStores) return [];
  const secret = storeKeysSecret(store);
  const url = `https://secretmanager.googleapis.com/v1/projects/${projectId}/secrets/${secret}/versions/latest`;
  const hasKeys = fieldsOf(await ask(url)).state === 'ENABLED';
  const isNamed = cardStores.includes(store);
  if (hasKeys && isNamed) return account && account.state !== 'ended' ? [ofBoth(store, secret, account)] : [];
  if (hasKeys === isNamed) return [];
  return [
    hasKeys
      ? {
          where: store,
          what: `it has the secret ${secret}, but is not in CARD_STORES, so it takes no cards with it`,
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

const ofBoth = (store: StoreId, secret: string, { id, state }: CardAccount): Finding => ({
  where: store,
  what: `it has keys of its own and the connected account ${id} (${state}); the keys are used, and payments made at the account are neither followed nor refunded`,
  remedy:
    `to use the account, take the store out of CARD_STORES, deploy the functions and delete the secret ${secret}; ` +
    'to drop the account, have its owner cut the connection in the dashboard of Stripe',
  isNote: true,
});

/** The stores with keys in those settings; null without settings. */
function readCardStores(projectId: string): readonly string[] | null {
  const settings = readFunctionsSettings(projectId);
  return settings && (settings.CARD_STORES?.split(',') ?? []);
}
