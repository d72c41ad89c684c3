import fs from 'node:fs';
import { checkAppCheck } from '../project/app-check';
import { checkStoreWebhook, checkWebhook } from './webhook';
import { storeId } from '@/lib/domain/ids';

const URL = 'https://us-central1-p.cloudfunctions.net/stripeWebhook/platform';
const EVENTS = fs.readFileSync('infra/stripe-events-platform.txt', 'utf8').trim().split('\n');

/** A Stripe account with these webhooks. */
type Webhook = { url: string; status: string; enabled_events: string[] };
type Stripe = NonNullable<Parameters<typeof checkWebhook>[0]['plans']>['stripe'];
const stripeWith = (...data: Webhook[]) =>
  Promise.resolve({ webhookEndpoints: { list: () => Promise.resolve({ data }) } }) as unknown as Stripe;
const account = (...data: Webhook[]) => ({ projectId: 'p', plans: { stripe: stripeWith(...data) } });

test('a webhook that is missing, disabled or lacks events is told; all events, or no key here, is nothing', async () => {
  const whole = { url: URL, status: 'enabled', enabled_events: EVENTS };
  expect(await checkWebhook(account(whole))).toEqual([]);
  expect(await checkWebhook(account({ ...whole, enabled_events: ['*'] }))).toEqual([]);
  expect(await checkWebhook({ projectId: 'p', plans: null })).toEqual([]);
  const [disabled] = await checkWebhook(account({ ...whole, status: 'disabled' }));
  expect(disabled?.what).toBe(`Stripe has no enabled webhook ${URL}`);
  const [fewer] = await checkWebhook(account({ ...whole, enabled_events: EVENTS.slice(1) }));
  expect(fewer?.what).toContain(EVENTS[0]);
});

test('where the platform connects accounts, their webhook is looked for as well', async () => {
  const own = { url: URL, status: 'enabled', enabled_events: ['*'] };
  const connect = { ...own, url: `${URL}/connect` };
  expect(await checkWebhook(account(own, connect), true)).toEqual([]);
  const [missing] = await checkWebhook(account(own), true);
  expect(missing).toMatchObject({ where: 'project', what: `Stripe has no enabled webhook ${URL}/connect` });
});

test('a site key that App Check does not know is told', async () => {
  const env = { NEXT_PUBLIC_APP_CHECK_KEY: 'key', NEXT_PUBLIC_FIREBASE_APP_ID: '1:2:web:3' };
  const asked: string[] = [];
  const knowing = (siteKey: string | null) => (url: string) => {
    asked.push(url);
    return Promise.resolve(siteKey && { siteKey });
  };
  expect(await checkAppCheck({ env, projectId: 'p' }, knowing('key'))).toEqual([]);
  const [unknown] = await checkAppCheck({ env, projectId: 'p' }, knowing(null));
  expect(unknown?.what).toContain('no key');
  expect(asked[0]).toMatch(/\/apps\/1:2:web:3\/recaptchaEnterpriseConfig$/);
  expect(await checkAppCheck({ env: {}, projectId: 'p' }, knowing(null))).toEqual([]);
});

test('a store is asked for at its own account, by the key in its secret; one without keys takes no cards', async () => {
  const keys: string[] = [];
  const asked: string[] = [];
  const secret = Buffer.from(JSON.stringify({ secretKey: 'sk_live_a' })).toString('base64');
  const ask = (answer: unknown) => (url: string) => {
    asked.push(url);
    return Promise.resolve(answer);
  };
  const stripeOf = (key: string) => {
    keys.push(key);
    return stripeWith({ url: URL.replace('platform', 'b'), status: 'enabled', enabled_events: ['*'] });
  };
  const held = ask({ payload: { data: secret } });
  expect(await checkStoreWebhook('p', storeId('b'), held, stripeOf)).toEqual([]);
  const [missing] = await checkStoreWebhook('p', storeId('a'), held, stripeOf);
  expect(missing).toMatchObject({
    where: 'a',
    what: `Stripe has no enabled webhook ${URL.replace('platform', 'a')}`,
    remedy: expect.stringContaining('ACCOUNT=a'),
  });
  expect(await checkStoreWebhook('p', storeId('a'), ask(null), stripeOf)).toEqual([]);
  expect(keys).toEqual(['sk_live_a', 'sk_live_a']);
  expect(asked[0]).toMatch(/\/STRIPE_STORE_KEYS_b\/versions\/latest:access$/);
});
