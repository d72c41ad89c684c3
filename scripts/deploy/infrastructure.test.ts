import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ACCOUNTS, SECRET_NAMES, STORE_KEYS_ACCOUNT } from '@/functions/src/deployment';

const INFRA = path.resolve(__dirname, '../../infra');
const read = (file: string) => fs.readFileSync(path.join(INFRA, file), 'utf8');
const rows = (file: string) =>
  read(file)
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));

/** An empty project but for its bucket: nothing is found, and each call is written down. */
const EMPTY_PROJECT = `#!/bin/bash
echo "$(basename "$0") $*" >> "$CALLS"
case "$*" in
  *--data-file=-*) cat > /dev/null;;
  'storage buckets describe'*) ;;
  'projects describe'*) echo 12;;
  *describe*) exit 1;;
  *webhook_endpoints?limit*) echo '{"data":[]}';;
esac
`;

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'infra-'));
  for (const tool of ['gcloud', 'curl'])
    fs.writeFileSync(path.join(folder, tool), EMPTY_PROJECT, { mode: 0o755 });
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

function run(script: string, ...args: string[]) {
  const calls = path.join(folder, 'calls');
  fs.writeFileSync(calls, '');
  const { status, stdout, stderr } = spawnSync('bash', [path.join(INFRA, script), ...args], {
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${folder}:${process.env.PATH ?? ''}`,
      CALLS: calls,
      PROJECT: 'p',
      ALERT_EMAIL: 'a@b.example',
      SITE_HOST: 'boards.example',
      ACCOUNT: 'boards',
      STRIPE_KEY: 'sk_test_x',
    },
  });
  return { status, stdout, stderr, calls: fs.readFileSync(calls, 'utf8') };
}

/** The one role of functions on secrets: those of the stores alone. */
const STORE_KEYS = 'secrets:STRIPE_STORE_KEYS_:roles/secretmanager.secretAccessor';
const MESSAGE_KEYS = 'secrets:MESSAGE_KEYS_:roles/secretmanager.secretAccessor';

/** Whatever a service of Google or Stripe would be changed by. */
const CHANGING = /\b(?:create|update|enable|add-iam-policy-binding|--request PATCH|--data\S*)\b/;

test('the scripts are written in bash that can be parsed', () => {
  for (const name of fs.readdirSync(INFRA).filter((file) => file.endsWith('.sh')))
    expect(spawnSync('bash', ['-n', path.join(INFRA, name)]).status).toBe(0);
  expect(run('project.sh')).toMatchObject({ status: 2, stderr: expect.stringContaining('plan|apply') });
});

test('every account and secret of the functions is in the lists, and no function holds a role that reaches everything', () => {
  const accounts = rows('accounts.txt').map((row) => row.split(/\s+/)[0]);
  expect(accounts).toEqual([...ACCOUNTS, 'shop-site', 'shop-deployer']);
  expect(
    rows('secrets.txt')
      .map((row) => row.split(' ')[0] ?? '')
      .sort(),
  ).toEqual([...SECRET_NAMES]);
  const [holders, ofFunctions] = [
    rows('accounts.txt').filter((row) => row.includes(STORE_KEYS)),
    rows('accounts.txt')
      .slice(0, ACCOUNTS.length)
      .join(' ')
      .replace(STORE_KEYS, '')
      .replace(MESSAGE_KEYS, ''),
  ];
  expect(holders.map((row) => row.split(/\s+/)[0])).toEqual([STORE_KEYS_ACCOUNT]);
  expect(ofFunctions).not.toMatch(/roles\/(?:owner|editor|firebase\.admin|secretmanager)/);
});

test.each([
  ['store', ['payments/store-event.ts']],
  ['platform', ['billing/platform-event.ts']],
  ['connect', ['payments/connect/connect-event.ts', 'payments/store-event.ts']],
])('Stripe sends the webhook of a %s the events that it handles', (kind, handlers) => {
  const source = handlers
    .map((handler) => fs.readFileSync(path.join(INFRA, '../functions/src/handlers', handler), 'utf8'))
    .join('');
  const handled = [...source.matchAll(/case '([a-z_.]+)':/g)].map(([, name]) => name);
  expect(rows(`stripe-events-${kind}.txt`)).toEqual(handled);
});

test('the alerts look for lines that the functions write', () => {
  const written = ['limits/notify-owner.ts', 'handlers/payments/settle-payment.ts']
    .map((file) => fs.readFileSync(path.join(INFRA, '../functions/src', file), 'utf8'))
    .join('');
  const alerts = fs.readdirSync(path.join(INFRA, 'alerts')).map((file) => read(`alerts/${file}`));
  const messages = alerts.flatMap((text) => [...text.matchAll(/message=\\"([^\\]+)\\"/g)]);
  expect(messages.length).toBeGreaterThan(1);
  for (const [, message] of messages) expect(written).toContain(`'${message ?? ''}'`);
  for (const text of alerts)
    expect(JSON.parse(text)).toMatchObject({ documentation: { mimeType: 'text/markdown' } });
});

test('in an empty project a plan says what is missing and changes nothing', () => {
  const { status, stdout, stderr, calls } = run('project.sh', 'plan');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  for (const account of ACCOUNTS) expect(stdout).toContain(`+ create the account ${account}`);
  expect(stdout).toContain('+ let shop-pictures be roles/storage.objectAdmin on gs://p.firebasestorage.app');
  expect(stdout).toContain(
    '+ let shop-money be roles/secretmanager.secretAccessor on the secrets STRIPE_STORE_KEYS_*',
  );
  expect(stdout).toContain('! set the secret SMTP_URL');
  expect(stdout).toContain('+ alert: Shop: a payment is held');
  expect(stdout).toContain('+ metric: shop.outbox.age');
  expect(stdout).toContain('+ dashboard: Shop');
  expect(calls).not.toMatch(CHANGING);
  const webhook = run('stripe-webhook.sh', 'plan');
  expect(webhook.stdout).toContain('stripeWebhook/boards');
  expect(webhook.calls).not.toMatch(CHANGING);
  expect(webhook.calls).not.toContain('sk_test_x');
});

test('a plan that Stripe does not answer says so, and not that the webhook is missing', () => {
  const curl = path.join(folder, 'curl');
  fs.writeFileSync(curl, '#!/bin/bash\necho "curl: (22) 401" >&2\nexit 22\n');
  const { status, stdout, stderr } = run('stripe-webhook.sh', 'plan');
  fs.writeFileSync(curl, EMPTY_PROJECT);
  expect({ status, stdout, stderr }).toEqual({ status: 22, stdout: '', stderr: 'curl: (22) 401\n' });
});

test('a webhook that Stripe disabled, or that lacks an event, is enabled with all of them', () => {
  const curl = path.join(folder, 'curl');
  const url = 'https://us-central1-p.cloudfunctions.net/stripeWebhook/boards';
  const events = rows('stripe-events-store.txt');
  const applied = (endpoint: object) => {
    const answer = JSON.stringify({ data: [{ id: 'we_1', url, status: 'enabled', ...endpoint }] });
    fs.writeFileSync(curl, `#!/bin/bash\necho "curl $*" >> "$CALLS"\necho '${answer}'\n`);
    return run('stripe-webhook.sh', 'apply');
  };
  expect(applied({ enabled_events: events })).toMatchObject({ stdout: '0 changed.\n', stderr: '' });
  expect(applied({ enabled_events: ['*'] }).stdout).toBe('0 changed.\n');
  for (const wrong of [{ enabled_events: events.slice(1) }, { enabled_events: events, status: 'disabled' }]) {
    const { stdout, calls } = applied(wrong);
    expect(stdout).toContain('1 changed.');
    expect(calls).toContain('/webhook_endpoints/we_1 --data-urlencode disabled=false');
    for (const event of events) expect(calls).toContain(`enabled_events[]=${event}`);
  }
  fs.writeFileSync(curl, EMPTY_PROJECT);
});

test('applied, it does what the plan says', () => {
  const { status, stdout, calls } = run('project.sh', 'apply');
  expect(status).toBe(0);
  const plan = run('project.sh', 'plan').stdout;
  expect(stdout.split('\n').filter((line) => line.startsWith('+'))).toEqual(
    plan.split('\n').filter((line) => line.startsWith('+')),
  );
  expect(calls).toContain('gcloud secrets create TRACKING_SECRET');
  expect(calls).toContain('--role=roles/datastore.user');
  expect(calls).toContain(
    '--condition=expression=resource.name.startsWith("projects/12/secrets/STRIPE_STORE_KEYS_"),title=STRIPE_STORE_KEYS_',
  );
  expect(calls).toContain('gcloud firestore backups schedules create');
});
