import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { E164 } from '@/lib/domain/address/phone';
import { storeId } from '@/lib/domain/ids';
import { createSenderFor } from './choose-sender';
import { senderOf } from './message-keys';
import type { OutgoingMessage } from './message-sender';

/** The stand-in for the providers: what was asked, and what to answer. */
const asked: { url: string; headers: NodeJS.Dict<string | string[]>; body: string }[] = [];
let answer: { status: number; body: object };
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += String(chunk)));
  request.on('end', () => {
    asked.push({ url: `${request.method} ${request.url}`, headers: request.headers, body });
    response.writeHead(answer.status).end(JSON.stringify(answer.body));
  });
});
let host: string;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked.length = 0;
  answer = { status: 200, body: {} };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const WHATSAPP = { provider: 'whatsapp', phoneNumberId: '1001', accessToken: 'secret' };
const SMS = { provider: 'sms', accountSid: 'AC1', authToken: 'secret', from: 'Boards' };
const MESSAGE: OutgoingMessage = {
  ...{ to: '+966501234567' as E164, locale: 'ar', text: 'مرحبًا\nhttps://shop.example', key: 'demo/m1' },
  ...{ template: 'order_shipped', parameters: ['لوحات', 'B-1'] },
};

test("WhatsApp gets an approved template, in the order's language", async () => {
  expect(await senderOf(WHATSAPP, host, 'KEYS').send(MESSAGE)).toBe('sent');
  const [request] = asked;
  expect(request?.url).toBe('POST /v23.0/1001/messages');
  expect(request?.headers.authorization).toBe('Bearer secret');
  expect(JSON.parse(request?.body ?? '')).toEqual({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: '966501234567',
    type: 'template',
    template: {
      name: 'order_shipped',
      language: { code: 'ar' },
      components: [
        {
          type: 'body',
          parameters: [
            { type: 'text', text: 'لوحات' },
            { type: 'text', text: 'B-1' },
          ],
        },
      ],
    },
    biz_opaque_callback_data: 'demo/m1',
  });
});

test('the SMS provider gets the whole text as a form', async () => {
  answer = { status: 201, body: {} };
  expect(await senderOf(SMS, host, 'KEYS').send(MESSAGE)).toBe('sent');
  const [request] = asked;
  expect(request?.url).toBe('POST /2010-04-01/Accounts/AC1/Messages.json');
  expect(request?.headers.authorization).toBe(`Basic ${btoa('AC1:secret')}`);
  expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
    To: '+966501234567',
    From: 'Boards',
    Body: MESSAGE.text,
  });
});

test.each([
  ['no WhatsApp', WHATSAPP, { error: { code: 131_026 } }],
  ['no number', SMS, { code: 21_211 }],
  ['unsubscribed', SMS, { code: 21_610 }],
])('a receiver that has %s is refused for good', async (_, keys, body) => {
  answer = { status: 400, body };
  expect(await senderOf(keys, host, 'KEYS').send(MESSAGE)).toBe('refused');
});

test.each([
  ['a template that is not approved', WHATSAPP, 404, { error: { code: 132_001 } }],
  ['too many messages', WHATSAPP, 429, { error: { code: 130_429 } }],
  ['a wrong token', SMS, 401, { code: 20_003 }],
  ['an answer that is no JSON object', SMS, 502, [] as object],
])('%s is tried again, and no secret is in the error', async (_, keys, status, body) => {
  answer = { status, body };
  const error = await senderOf(keys, host, 'KEYS').send(MESSAGE).catch(String);
  expect(error).toMatch(new RegExp(`answered ${status}`));
  expect(error).not.toContain('secret');
});

test.each([
  [{ ...WHATSAPP, accessToken: '' }, 'The setting KEYS has no "accessToken".'],
  [{ provider: 'pigeon' }, 'The setting KEYS must name the provider "whatsapp" or "sms".'],
  ['no JSON', 'The setting KEYS must name the provider "whatsapp" or "sms".'],
])('keys %j say what is wrong with them', (keys, message) => {
  expect(() => senderOf(keys, '', 'KEYS')).toThrow(message);
});

test('only stores that are named have a provider', async () => {
  const senderFor = createSenderFor({
    ...{ isLocal: true, localKeys: () => JSON.stringify({ demo: SMS, other: SMS }), host: () => host },
    ...{ stores: () => new Set(['demo', 'keyless']), projectId: () => 'p', now: () => 1 },
    accessToken: () => Promise.reject(new Error('asked Google')),
  });
  expect((await senderFor(storeId('demo')))?.channel).toBe('sms');
  expect(await senderFor(storeId('keyless'))).toBeNull();
  expect(await senderFor(storeId('other'))).toBeNull();
});
