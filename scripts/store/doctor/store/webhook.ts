import fs from 'node:fs';
import { REGION } from '@/functions/src/deployment';
import type { World } from '../../world/world';
import type { Finding } from '../finding';

/** Stripe lists no more in one answer; an account may have sixteen. */
const MOST = 100;

/** Whether the platform's Stripe account sends its events to the project, where this machine has its key. */
export async function checkWebhook({
  plans,
  projectId,
}: {
  readonly plans: Pick<NonNullable<World['plans']>, 'stripe'> | null;
  readonly projectId: string;
}): Promise<Finding[]> {
  if (!plans) return [];
  const url = `https://${REGION}-${projectId}.cloudfunctions.net/stripeWebhook/platform`;
  const { webhookEndpoints } = await plans.stripe;
  const { data } = await webhookEndpoints.list({ limit: MOST });
  const found = data.find((endpoint) => endpoint.url === url && endpoint.status === 'enabled');
  const wanted = fs.readFileSync('infra/stripe-events-platform.txt', 'utf8').split('\n').filter(Boolean);
  const sent: readonly string[] = found?.enabled_events ?? [];
  const missing = sent.includes('*') ? [] : wanted.filter((event) => !sent.includes(event));
  if (!missing.length) return [];
  return [
    {
      where: 'project',
      what: found
        ? `Stripe does not send ${missing.join(', ')} to the platform's webhook`
        : `Stripe has no enabled webhook ${url}`,
      remedy: 'run "bash infra/stripe-webhook.sh plan" with ACCOUNT=platform, or add them in its dashboard',
      isNote: true,
    },
  ];
}
