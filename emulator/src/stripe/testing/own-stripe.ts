import { createHmac } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import Stripe from 'stripe';
import { freePort } from '../../testing/free-port';
import { startStripe, type StripeServer } from '../stripe-server';

export const SECRET = 'whsec_test';
const made: string[] = [];

export interface Received {
  readonly event: Stripe.Event;
  readonly signature: string;
  readonly payload: string;
}

/** A shop's webhook that notes what it is told; `answer` may refuse. */
export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  answer: (received: Received) => number | Promise<number>;
  /** Resolves when the events so far satisfy the condition. */
  until(condition: (received: readonly Received[]) => boolean): Promise<void>;
  close(): Promise<void>;
}

export interface OwnStripe {
  readonly server: StripeServer;
  readonly dataDir: string;
  readonly port: number;
  /** The official library, for the account of this key. */
  client(key?: string, config?: Stripe.StripeConfig): Stripe;
  /** Posts to the control endpoints. */
  control(method: string, path: string, body?: object): Promise<Response>;
}

export async function ownStripe(receiver?: Receiver, dataDir = temporaryFolder()): Promise<OwnStripe> {
  const port = await freePort();
  const webhooks = receiver
    ? [{ key: 'sk_test_shop', url: receiver.url, secret: SECRET, events: ['*'] }]
    : [];
  const server = await startStripe({ dataDir, host: '127.0.0.1', port, webhooks });
  return {
    server,
    dataDir,
    port,
    client: (key = 'sk_test_shop', config = {}) => clientFor(port, key, config),
    control: (method, url, body) =>
      fetch(`http://127.0.0.1:${port}/local/${url}`, { method, ...(body && { body: JSON.stringify(body) }) }),
  };
}

export function clientFor(port: number, key: string, config: Stripe.StripeConfig = {}): Stripe {
  return new Stripe(key, {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
    ...config,
  });
}

export async function receiveWebhooks(): Promise<Receiver> {
  const received: Received[] = [];
  const waiting = new Set<() => void>();
  const server = http.createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const payload = Buffer.concat(chunks).toString();
      const signature = String(request.headers['stripe-signature']);
      const entry = { payload, signature, event: JSON.parse(payload) as Stripe.Event };
      received.push(entry);
      response.writeHead(await receiver.answer(entry)).end();
      for (const check of waiting) check();
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    received,
    answer: () => 200,
    until: (condition) =>
      new Promise((resolve) => {
        const check = () => {
          if (!condition(received)) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}

export const typesOf = (received: readonly Received[]) => received.map(({ event }) => event.type);

/** What someone without the secret would sign. */
export function forgedSignature(payload: string, at: number): string {
  return `t=${at},v1=${createHmac('sha256', 'whsec_other').update(`${at}.${payload}`).digest('hex')}`;
}

export function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'stripe-'));
  made.push(folder);
  return folder;
}

export function removeFolders(): void {
  for (const folder of made.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
}
