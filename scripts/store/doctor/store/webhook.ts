import fs from 'node:fs';
import { REGION } from '@/functions/src/deployment';
import type { World } from '../../world/world';
import type { Finding } from '../finding';
import { createStripe } from '@/functions/src/adapters/stripe/stripe-client';
import { storeKeysSecret } from '@/functions/src/adapters/stripe/keys/stripe-keys';
import type { StoreId } from '@/lib/domain/ids';
import { fieldsOf, filledText, text } from '@/lib/domain/parse/fields';
import { parseJson } from '@/lib/domain/parse/parse-json';
import { readFunctionsSettings } from './functions-settings';
import type { AskGoogle } from '../../world/google';

/** Stripe's page size; an account has at most sixteen endpoints. */
const MOST = 100;

type Stripe = Pick<Awaited<ReturnType<typeof createStripe>>, 'webhookEndpoints'>;

/**
 * Whether the platform's Stripe account sends its events to the project, and those of the accounts that it connects where it
 * does; needs its key on this machine.
 */
export async function checkWebhook(
  {
    plans,
    projectId,
  }: {
    readonly plans: { readonly stripe: Promise<Stripe> } | null;
    readonly projectId: Project['projectId'];
  },
  connects = Boolean(readFunctionsSettings(projectId)?.STRIPE_CONNECT),
): Promise<Finding[]> {
  if (!plans) return [];
  const stripe = await plans.stripe;
  const own = await webhookFindings(stripe, projectId, 'platform');
  return connects ? [...own, ...(await webhookFindings(stripe, projectId, 'connect'))] : own;
}

type Project = Pick<World, 'projectId'>;

/** The same check for a store's own account, with the functions' key. A store without keys takes no cards. */
export async function checkStoreWebhook(
  projectId: string,
  store: StoreId,
  ask: AskGoogle,
  stripeOf: (secretKey: string) => Promise<Stripe> = (key) => createStripe(key, ''),
): Promise<Finding[]> {
  const secret = `https://secretmanager.googleapis.com/v1/projects/${projectId}/secrets/${storeKeysSecret(store)}`;
  const { payload } = fieldsOf(await ask(`${secret}/versions/latest:access`));
  const keys = Buffer.from(text(fieldsOf(payload).data) ?? '', 'base64').toString('utf8');
  const secretKey = filledText(fieldsOf(parseJson(keys)).secretKey);
  return secretKey ? webhookFindings(await stripeOf(secretKey), projectId, store) : [];
}

/** `account` is a store's id, `platform`, or `connect` for the accounts that it connects. */
async function webhookFindings(
  { webhookEndpoints }: Stripe,
  projectId: string,
  account: string,
): Promise<Finding[]> {
  const kind = account === 'platform' || account === 'connect' ? account : 'store';
  const path = account === 'connect' ? 'platform/connect' : account;
  const url = `https://${REGION}-${projectId}.cloudfunctions.net/stripeWebhook/${path}`;
  const { data } = await webhookEndpoints.list({ limit: MOST });
  const found = data.find((endpoint) => endpoint.url === url && endpoint.status === 'enabled');
  const wanted = fs.readFileSync(`infra/stripe-events-${kind}.txt`, 'utf8').split('\n').filter(Boolean);
  const sent: readonly string[] = found?.enabled_events ?? [];
  const missing = sent.includes('*') ? [] : wanted.filter((event) => !sent.includes(event));
  if (!missing.length) return [];
  return [
    {
      where: kind === 'store' ? account : 'project',
      what: found
        ? `Stripe does not send ${missing.join(', ')} to the ${kind}'s webhook`
        : `Stripe has no enabled webhook ${url}`,
      remedy: `run "bash infra/stripe-webhook.sh plan" with ACCOUNT=${account}, or add them in its dashboard`,
      isNote: true,
    },
  ];
}
