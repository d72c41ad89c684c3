import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EmulatorConfig } from '../config';
import { listen, type RunningServer } from '../http/listen';
import type { Mail, MailStore } from './mail-store';
import { LIVE_SCRIPT, STYLE } from './assets';
import type { StripeServer } from '../stripe/stripe-server';
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
 * `/` the mails, `/mails/{id}` one of them, `/api/mails?to=` the same as JSON; `/webhooks` Stripe's events; `/events` a
 * line whenever something came.
 */
export function startMailbox(
  config: EmulatorConfig,
  mails: MailStore,
  stripe: StripeServer,
): Promise<RunningServer> {
  return listen(config.host, config.ports.mailbox, (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const mail = mails.get(Number(/^\/mails\/(\d+)$/.exec(url.pathname)?.[1]));
    const webhooks = webhooksTab(stripe, url.pathname, config);
    if (request.method === 'POST')
      postToWebhooks(stripe, request, response, url.pathname).catch(() => response.destroy());
    else if (url.pathname === '/') send(response, 'text/html', listPage(mails.list(), config));
    else if (webhooks) send(response, 'text/html', webhooks);
    else if (mail) send(response, 'text/html', mailPage(mail, config));
    else if (url.pathname === '/style.css') send(response, 'text/css', STYLE);
    else if (url.pathname === '/live.js') send(response, 'text/javascript', LIVE_SCRIPT);
    else if (url.pathname === '/events')
      sendArrivals(request, response, [mails.onAdd, stripe.courier.onChange.bind(stripe.courier)]);
    else if (url.pathname === '/api/mails')
      sendList(response, mails.list(url.searchParams.get('to') ?? undefined));
    else response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such page.');
  });
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

function sendList(response: ServerResponse, mails: readonly Mail[]): void {
  send(response, 'application/json', JSON.stringify(mails));
}

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
