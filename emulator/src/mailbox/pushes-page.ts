import type { EmulatorConfig } from '../config';
import { html } from '../http/html';
import { page } from './page';
import type { Push } from './push-store';

/** What browsers were told; a click opens what a tap on the message would. */
export function pushesPage(pushes: readonly Push[], config: EmulatorConfig): string {
  const rows = pushes.map(
    ({ title, body, link, locale, direction, token, receivedAt }) =>
      html`<li lang="${locale}" dir="${direction}">
        <a href="${addressOf(link, config)}" target="_blank">
          <span><strong>${title}</strong></span>
          <span>${body}</span>
          <time datetime="${receivedAt}" dir="ltr" title="${token}"
            >${receivedAt.slice(0, 19).replace('T', ' ')}</time
          >
        </a>
      </li>`,
  );
  const list = rows.length
    ? html`<ul>
        ${rows}
      </ul>`
    : html`<p>No push messages yet.</p>`;
  const body = html`<h1>Pushes</h1>
    <div id="live" aria-live="polite">${list}</div>
    <script src="/live.js"></script>`;
  return page('Pushes', body, config);
}

const addressOf = (link: string, { actionUrl }: EmulatorConfig): string =>
  actionUrl ? new URL(link, actionUrl).href : link;
