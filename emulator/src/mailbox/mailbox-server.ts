import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EmulatorConfig } from '../config';
import { listen, type RunningServer } from '../http/listen';
import { firestoreWindow } from '../status/firestore-window';
import type { Journal } from '../status/journal';
import { statusTab, type StatusParts } from '../status/status-tabs';
import { postToUsage } from '../status/usage-tab';
import type { StripeServer } from '../stripe/stripe-server';
import { LIVE_SCRIPT, STYLE } from './assets';
import type { MailStore } from './mail-store';
import { listPage, mailPage } from './page';
import { postToWebhooks, webhooksTab } from './webhooks-tab';

const POLICY = [
  "default-src 'none'",
  "connect-src 'self'",
  'img-src * data:',
  "style-src 'self' 'unsafe-inline'",
  "script-src 'self'",
  "base-uri 'self'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * `/` the mails, `/mails/{id}` one of them, `/api/mails?to=` the same as JSON; `/webhooks` Stripe's events; the status
 * tabs; `/usage.json` what Firestore would bill, for programs; `/events` a line whenever something came.
 */
export function startMailbox(
  config: EmulatorConfig,
  mails: MailStore,
  stripe: StripeServer,
  journal: Journal,
): Promise<RunningServer> {
  const parts = { config, mails, stripe, journal, firestore: firestoreWindow(config) };
  return listen(config.host, config.ports.mailbox, (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const answering =
      request.method === 'POST'
        ? answerPost(request, response, url.pathname, parts)
        : answerGet(request, response, url, parts);
    answering.catch((error: Error) => {
      console.error(`Status page: ${error.message}`);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'content-type': 'text/plain' }).end('This page could not be made.');
    });
  });
}

interface Parts extends StatusParts {
  readonly mails: MailStore;
  readonly stripe: StripeServer;
}

async function answerGet(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  parts: Parts,
): Promise<void> {
  const { pathname, searchParams } = url;
  const { config, mails, stripe } = parts;
  const tab = await statusTab(url, parts);
  const mail = mails.get(Number(/^\/mails\/(\d+)$/.exec(pathname)?.[1]));
  const webhooks = webhooksTab(stripe, pathname, config);
  if (pathname === '/') send(response, 'text/html', listPage(mails.list(), config));
  else if (webhooks) send(response, 'text/html', webhooks);
  else if (mail) send(response, 'text/html', mailPage(mail, config));
  else if (tab) send(response, 'text/html', tab);
  else if (pathname === '/usage.json') sendJson(response, await parts.firestore.usage());
  else if (pathname === '/style.css') send(response, 'text/css', STYLE);
  else if (pathname === '/live.js') send(response, 'text/javascript', LIVE_SCRIPT);
  else if (pathname === '/events')
    sendArrivals(request, response, [mails.onAdd, stripe.courier.onChange.bind(stripe.courier)]);
  else if (pathname === '/api/mails') sendJson(response, mails.list(searchParams.get('to') ?? undefined));
  else response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such page.');
}

/** Other sites' pages ask in vain; programs, which name no origin, are served. */
async function answerPost(
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  { stripe, firestore }: Parts,
): Promise<void> {
  const { origin, host } = request.headers;
  if (origin !== undefined && origin !== `http://${host}`) return void response.writeHead(403).end();
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const usage = await postToUsage(firestore, pathname, body);
  if (!usage) response.writeHead(303, { location: postToWebhooks(stripe, pathname, body) }).end();
  else if (origin === undefined) sendJson(response, usage);
  else response.writeHead(303, { location: '/usage' }).end();
}

function send(response: ServerResponse, type: string, body: string): void {
  response
    .writeHead(200, {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    .end(body);
}

const sendJson = (response: ServerResponse, value: unknown): void =>
  send(response, 'application/json', JSON.stringify(value));

type Subscribe = (listener: () => void) => () => void;

function sendArrivals(
  request: IncomingMessage,
  response: ServerResponse,
  sources: readonly Subscribe[],
): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.flushHeaders();
  const ends = sources.map((subscribe) => subscribe(() => response.write('data: arrived\n\n')));
  request.on('close', () => ends.forEach((end) => end()));
}
