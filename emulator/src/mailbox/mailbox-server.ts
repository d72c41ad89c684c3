import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EmulatorConfig } from '../config';
import { listen, type RunningServer } from '../http/listen';
import type { Mail, MailStore } from './mail-store';
import { LIVE_SCRIPT, STYLE } from './assets';
import { listPage, mailPage } from './page';

const POLICY = [
  "default-src 'none'",
  "connect-src 'self'",
  'img-src * data:',
  "style-src 'self' 'unsafe-inline'",
  "script-src 'self'",
  "base-uri 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** `/` the mails, `/mails/{id}` one of them, `/events` a line per arrival, `/api/mails?to=` the same as JSON. */
export function startMailbox(config: EmulatorConfig, mails: MailStore): Promise<RunningServer> {
  return listen(config.host, config.ports.mailbox, (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const mail = mails.get(Number(/^\/mails\/(\d+)$/.exec(url.pathname)?.[1]));
    if (url.pathname === '/') send(response, 'text/html', listPage(mails.list(), config));
    else if (mail) send(response, 'text/html', mailPage(mail, config));
    else if (url.pathname === '/style.css') send(response, 'text/css', STYLE);
    else if (url.pathname === '/live.js') send(response, 'text/javascript', LIVE_SCRIPT);
    else if (url.pathname === '/events') sendArrivals(request, response, mails);
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

function sendArrivals(request: IncomingMessage, response: ServerResponse, mails: MailStore): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.flushHeaders();
  request.on(
    'close',
    mails.onAdd(() => response.write('data: arrived\n\n')),
  );
}
