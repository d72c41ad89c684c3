import net from 'node:net';
import { createTransport } from 'nodemailer';
import { openRecords, type Records } from '../data-dir/records';
import { emulatorConfig, removeTestFiles } from '../testing/fork-emulator';
import { startStripe, type StripeServer } from '../stripe/stripe-server';
import { clientFor, removeFolders, temporaryFolder } from '../stripe/testing/own-stripe';
import { Journal } from '../status/journal';
import type { RunningServer } from '../http/listen';
import { openMailStore, type Mail, type MailStore } from './mail-store';
import { startMailbox } from './mailbox-server';
import { openPushStore } from './push-store';
import { startSmtp } from './smtp';

let records: Records;
let mails: MailStore;
let servers: RunningServer[];
let stripe: StripeServer;
let page: string;
let smtpPort: number;
let stripePort: number;

beforeAll(async () => {
  const config = { ...(await emulatorConfig()), host: '127.0.0.1' };
  records = openRecords(':memory:');
  mails = openMailStore(records);
  stripe = await startStripe({
    dataDir: temporaryFolder(),
    host: config.host,
    port: config.ports.stripe,
    webhooks: [],
  });
  servers = [
    stripe,
    await startMailbox(config, { mails, pushes: openPushStore(records), stripe, journal: new Journal() }),
    await startSmtp(config.host, config.ports.smtp, mails),
  ];
  page = `http://127.0.0.1:${config.ports.mailbox}`;
  smtpPort = config.ports.smtp;
  stripePort = config.ports.stripe;
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  records.close();
  removeTestFiles();
  removeFolders();
});

const send = (mail: object) =>
  createTransport({ host: '127.0.0.1', port: smtpPort, secure: false }).sendMail({
    from: 'Boards <shop@localhost>',
    to: 'sara@example.test',
    subject: 'Your order',
    text: 'Thanks',
    ...mail,
  });
const textOf = async (path: string) => (await fetch(page + path)).text();
const listOf = async (to: string) => (await (await fetch(`${page}/api/mails?to=${to}`)).json()) as Mail[];

test('a mail arrives with its Arabic intact, also with those who get a blind copy, newest first', async () => {
  await send({ bcc: 'OWNER@demo.shop' });
  await send({ subject: 'طلبك رقم ١٢', text: 'شكرًا', html: '<p>شكرًا</p>' });
  const [newest, older] = await listOf('sara@example.test');
  expect(newest).toMatchObject({
    from: 'Boards <shop@localhost>',
    subject: 'طلبك رقم ١٢',
    html: '<p>شكرًا</p>',
  });
  expect(older?.subject).toBe('Your order');
  expect(await listOf('owner@demo.shop')).toHaveLength(1);
});

test('a mail that comes again under its id is counted, not kept twice', async () => {
  for (let count = 0; count < 2; count += 1)
    await send({ to: 'again@example.test', messageId: '<one@shop.example>' });
  expect(await listOf('again@example.test')).toMatchObject([{ copies: 2 }]);
});

test('a push has a tab that opens what it tells of, and reaches only the browser it is for', async () => {
  const push = {
    token: 'local-12345678',
    title: '<b>تم تأكيد طلبك</b>',
    body: 'نجهّزه الآن',
    link: '/ar/orders/o1',
    locale: 'ar',
    direction: 'rtl',
    tag: 't1',
  };
  const post = (changes: object) =>
    fetch(`${page}/api/pushes`, { method: 'POST', body: JSON.stringify({ ...push, ...changes }) });
  const stream = (await fetch(`${page}/api/pushes?token=${push.token}`)).body?.getReader();
  const arrival = stream?.read();
  expect((await post({ token: 'local-of-another' })).status).toBe(200);
  expect((await post({})).status).toBe(200);
  expect((await post({ token: 'revoked' })).status).toBe(404);
  expect((await post({ title: 1 })).status).toBe(400);
  expect(new TextDecoder().decode((await arrival)?.value)).toContain(`"token":"${push.token}"`);
  await stream?.cancel();
  expect(await textOf('/pushes')).toMatch(/dir="rtl"[\s\S]*ar\/orders\/o1[\s\S]*&lt;b&gt;/);
});

test('messages of WhatsApp and texts land in the mailbox, under the number they are for', async () => {
  const post = (path: string, body: string) => fetch(page + path, { method: 'POST', body });
  const parameters = ['لوحات', 'B-1'].map((text) => ({ type: 'text', text }));
  const message = (to: string) =>
    JSON.stringify({
      to,
      template: {
        name: 'order_shipped',
        language: { code: 'ar' },
        components: [{ type: 'body', parameters }],
      },
      biz_opaque_callback_data: 'demo/m1',
    });
  const sent = await post('/v23.0/100/messages', message('966501234567'));
  expect([sent.status, await sent.json()]).toMatchObject([200, { messages: [{}] }]);
  const refused = await post('/v23.0/100/messages', message('966501230000'));
  expect([refused.status, await refused.json()]).toMatchObject([400, { error: { code: 131_026 } }]);
  const text = new URLSearchParams({ To: '+966501234568', From: 'Boards', Body: 'On its way' });
  expect((await post('/2010-04-01/Accounts/AC1/Messages.json', text.toString())).status).toBe(201);
  expect(await listOf('%2B966501234567')).toMatchObject([
    { subject: 'order_shipped (ar)', text: '{{1}} لوحات\n{{2}} B-1' },
  ]);
  expect(await listOf('%2B966501234568')).toMatchObject([{ from: 'SMS Boards', text: 'On its way' }]);
});

test('nothing in a mail becomes markup of the page', async () => {
  await send({
    subject: '<img src=x onerror=alert(1)>',
    html: '"><script>alert(1)</script>',
    to: 'evil@example.test',
  });
  const [mail] = await listOf('evil@example.test');
  for (const path of ['/', `/mails/${mail?.id}`]) expect(await textOf(path)).not.toMatch(/<script>|<img/);
  expect((await fetch(page)).headers.get('content-security-policy')).toContain("script-src 'self'");
});

test('an open page hears of an arrival', async () => {
  const events = (await fetch(`${page}/events`)).body?.getReader();
  const arrival = events?.read();
  await send({});
  expect(new TextDecoder().decode((await arrival)?.value)).toBe('data: arrived\n\n');
  await events?.cancel();
});

test('an address of a domain that exists nowhere is refused, as mail servers do', async () => {
  await expect(send({ to: 'ali@shop.invalid' })).rejects.toMatchObject({
    command: 'RCPT TO',
    responseCode: 550,
  });
});

test('only the last 500 mails are kept', () => {
  const mail = { from: '', to: ['x@example.test'], subject: '', text: '', html: null };
  for (let count = 0; count < 510; count += 1) mails.add(mail);
  expect(mails.list()).toHaveLength(500);
  expect(records.all('mail')).toHaveLength(500);
});

test('a connection that is cut off leaves nothing behind', async () => {
  const before = mails.list().length;
  const socket = net.connect(smtpPort, '127.0.0.1');
  socket.resume();
  socket.end('EHLO x\r\nMAIL FROM:<a@b.c>\r\nRCPT TO:<d@e.f>\r\nDATA\r\nSubject: half');
  await new Promise((resolve) => socket.once('close', resolve));
  expect(mails.list()).toHaveLength(before);
});

test('webhooks have a tab of their own with a switch, which other sites cannot turn', async () => {
  const client = clientFor(stripePort, 'sk_test_shop');
  await client.webhookEndpoints.create({ url: 'http://127.0.0.1:9/none', enabled_events: ['*'] });
  const turn = (name: string, origin = page) =>
    fetch(`${page}/webhooks/faults`, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ switch: name }),
    });
  expect((await turn('lose', 'http://evil.test')).status).toBe(403);
  expect(await (await turn('lose')).text()).toMatch(/value="lose" selected/);
  await client.customers.create({ name: '<b>' });
  const list = await textOf('/webhooks');
  expect(list).toMatch(/customer\.created \(shop\)[\s\S]*lost/);
  const [, event = ''] = /href="(\/webhooks\/evt_\w+)"/.exec(list) ?? [];
  expect(await textOf(event)).toMatch(/&quot;name&quot;: &quot;&lt;b&gt;&quot;/);
});
