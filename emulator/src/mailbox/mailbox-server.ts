import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EmulatorConfig } from '../config';
import { listen, type RunningServer } from '../http/listen';
import { Figures } from '../metrics/figures';
import { firestoreWindow } from '../status/firestore-window';
import type { Journal } from '../status/journal';
import { statusTab, type StatusParts } from '../status/status-tabs';
import { postToUsage } from '../status/usage-tab';
import type { StripeServer } from '../stripe/stripe-server';
import { LIVE_SCRIPT, STYLE } from './assets';
import type { MailStore } from './mail-store';
import { takeMessage } from './messages';
import { listPage, mailPage } from './page';
import { takePush, type PushStore } from './push-store';
import { pushesPage } from './pushes-page';
import { sendArrivals, sendPushes } from './streams';
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
 * `/` the mails, `/mails/{id}` one of them, `/api/mails?to=` the same as JSON; `/pushes` the push
 * messages, `POST /api/pushes` takes one in FCM's place, and the paths of WhatsApp and Twilio a message in theirs;
 * `/api/pushes?token=` streams a browser's own; `/webhooks` Stripe's events; the status tabs; `/usage.json` what Firestore
 * would bill and `/figures.json` what was counted, for programs; `POST /v1/metrics` takes an export of metrics (OTLP in
 * JSON); `/events` a line whenever something came.
 */
export function startMailbox(
  config: EmulatorConfig,
  { mails, pushes, stripe, journal }: Sources,
): Promise<RunningServer> {
  const firestore = firestoreWindow(config);
  const parts = { config, mails, pushes, stripe, journal, firestore, figures: new Figures() };
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

interface Sources {
  readonly mails: MailStore;
  readonly pushes: PushStore;
  readonly stripe: StripeServer;
  readonly journal: Journal;
}

type Parts = Sources & StatusParts;

async function answerGet(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  parts: Parts,
): Promise<void> {
  const { pathname, searchParams } = url;
  const { config, mails, pushes, stripe } = parts;
  const tab = await statusTab(url, parts);
  const mail = mails.get(Number(/^\/mails\/(\d+)$/.exec(pathname)?.[1]));
  const webhooks = webhooksTab(stripe, pathname, config);
  if (pathname === '/') send(response, 'text/html', listPage(mails.list(), config));
  else if (webhooks) send(response, 'text/html', webhooks);
  else if (mail) send(response, 'text/html', mailPage(mail, config));
  else if (tab) send(response, 'text/html', tab);
  else if (pathname === '/pushes') send(response, 'text/html', pushesPage(pushes.list(), config));
  else if (pathname === '/api/pushes') sendPushes(request, response, searchParams.get('token'), pushes);
  else if (pathname === '/figures.json') sendJson(response, parts.figures.list());
  else if (pathname === '/usage.json') sendJson(response, await parts.firestore.usage());
  else if (pathname === '/style.css') send(response, 'text/css', STYLE);
  else if (pathname === '/live.js') send(response, 'text/javascript', LIVE_SCRIPT);
  else if (pathname === '/events')
    sendArrivals(request, response, [
      mails.onAdd,
      pushes.onAdd,
      stripe.courier.onChange.bind(stripe.courier),
    ]);
  else if (pathname === '/api/mails') sendJson(response, mails.list(searchParams.get('to') ?? undefined));
  else response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such page.');
}

/** Other sites' pages ask in vain; programs, which name no origin, are served. */
async function answerPost(
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  { mails, pushes, stripe, firestore, figures }: Parts,
): Promise<void> {
  const { origin, host } = request.headers;
  if (origin !== undefined && origin !== `http://${host}`) return void response.writeHead(403).end();
  let body = '';
  for await (const chunk of request) body += String(chunk);
  if (pathname === '/api/pushes') return void response.writeHead(takePush(pushes, body)).end();
  if (pathname === '/v1/metrics') return takeMetrics(response, figures, body);
  const message = takeMessage(mails, pathname, body);
  if (message)
    return void response
      .writeHead(message.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(message.body));
  const usage = await postToUsage(firestore, pathname, body);
  if (!usage) response.writeHead(303, { location: postToWebhooks(stripe, pathname, body) }).end();
  else if (origin === undefined) sendJson(response, usage);
  else response.writeHead(303, { location: '/usage' }).end();
}

/** As an OTLP receiver answers. */
function takeMetrics(response: ServerResponse, figures: Figures, body: string): void {
  try {
    figures.take(body);
    sendJson(response, {});
  } catch {
    response.writeHead(400).end();
  }
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
