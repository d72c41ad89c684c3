import type { EmulatorConfig } from '../config';
import { html, type Html } from '../http/html';
import type { Mail } from './mail-store';

export function listPage(mails: readonly Mail[], config: EmulatorConfig): string {
  const rows = mails.map(
    (mail) =>
      html`<li>
        <a href="/mails/${mail.id}">
          <span dir="auto">${mail.to.join(', ')}</span>
          <span dir="auto">${mail.subject || '(no subject)'}</span>
          <time datetime="${mail.receivedAt}">${readableTime(mail.receivedAt)}</time>
        </a>
      </li>`,
  );
  const list = rows.length
    ? html`<ul>
        ${rows}
      </ul>`
    : html`<p>No e-mails yet.</p>`;
  const body = html`<h1>Mailbox</h1>
    <div id="live" aria-live="polite">${list}</div>
    <script src="/live.js"></script>`;
  return page('Mailbox', body, config);
}

export function mailPage(mail: Mail, config: EmulatorConfig): string {
  const frame =
    mail.html !== null &&
    html`<iframe
      title="Message"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcdoc="<base target=_blank>${mail.html}"
    ></iframe>`;
  const body = html`<h1 dir="auto">${mail.subject || '(no subject)'}</h1>
    <dl>
      <dt>From</dt>
      <dd dir="auto">${mail.from}</dd>
      <dt>To</dt>
      <dd dir="auto">${mail.to.join(', ')}</dd>
      <dt>Received</dt>
      <dd><time datetime="${mail.receivedAt}">${readableTime(mail.receivedAt)}</time></dd>
    </dl>
    ${frame || null}
    ${
      mail.text || !frame
        ? html`<h2>Text</h2>
            <pre dir="auto">${mail.text}</pre>`
        : null
    }`;
  return page(mail.subject || 'Message', body, config);
}

const TABS = [
  ['/status', 'Local Firebase'],
  ['/', 'Mailbox'],
  ['/pushes', 'Pushes'],
  ['/webhooks', 'Webhooks'],
  ['/accounts', 'Accounts'],
  ['/documents', 'Documents'],
  ['/usage', 'Usage'],
  ['/figures', 'Figures'],
  ['/denials', 'Last denials'],
] as const;

const CURRENT: Html = { html: 'aria-current="page"' };

/** A tab's inner pages are titled `Tab: page`. */
const isOf = (title: string, tab: string) => title === tab || title.startsWith(`${tab}: `);

const tabs = (title: string): Html[] =>
  TABS.map(
    ([address, name]) => html`<a href="${address}" ${isOf(title, name) ? CURRENT : null}>${name}</a> `,
  );

/** The frame of all pages: the tabs, the page, the ports. */
export function page(title: string, body: Html, { projectId, ports }: EmulatorConfig): string {
  const services = Object.entries(ports).map(([name, port]) => `${name} ${port}`);
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>${title}</title>
      <link rel="stylesheet" href="/style.css" />
      <link rel="icon" href="data:," />
      <body>
        <nav>${tabs(title)}</nav>
        <main>${body}</main>
        <footer>${projectId}: ${services.join(' · ')}</footer>
      </body>
    </html>`.html;
}

function readableTime(iso: string): string {
  return iso.slice(0, 19).replace('T', ' ');
}
