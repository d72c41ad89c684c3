import type { EmulatorConfig } from '../config';
import { html, type Html } from '../http/html';
import type { Faults } from '../stripe/webhooks/faults';
import type { Delivery, EventWithDeliveries } from '../stripe/webhooks/deliveries';
import { page } from './page';

const STATES: Readonly<Record<Delivery['state'], string>> = {
  new: 'waiting',
  held: 'held',
  waiting: 'waiting',
  delivered: 'delivered',
  lost: 'lost',
  failed: 'given up',
};

/** What can be let go wrong with a click. */
export const SWITCHES: Readonly<Record<string, { readonly title: string; readonly webhooks: object }>> = {
  normal: { title: 'Deliver', webhooks: {} },
  duplicate: { title: 'Deliver five times', webhooks: { copies: 5 } },
  shuffle: { title: 'Deliver out of order', webhooks: { shuffleMs: 3_000 } },
  delay: { title: 'Deliver ten seconds late', webhooks: { delayMs: 10_000 } },
  hold: { title: 'Hold', webhooks: { hold: true } },
  lose: { title: 'Lose', webhooks: { lose: 1 } },
};

/** Stripe's events, what became of each, and the switch of what is to go wrong. */
export function webhooksPage(
  events: readonly EventWithDeliveries[],
  faults: Faults,
  config: EmulatorConfig,
): string {
  const rows = events.map(
    ({ id, type, account, created, deliveries }) =>
      html`<li>
        <a href="/webhooks/${id}">
          <span>${type} (${account})</span>
          <span>${deliveries.map(summary).join(', ') || 'nobody is told'}</span>
          <time datetime="${isoTime(created)}">${isoTime(created).slice(0, 19).replace('T', ' ')}</time>
        </a>
      </li>`,
  );
  const choices = Object.entries(SWITCHES).map(
    ([name, { title }]) =>
      html`<option value="${name}" ${name === chosen(faults) ? SELECTED : null}>${title}</option>`,
  );
  const body = html`<h1>Webhooks</h1>
    <form method="post" action="/webhooks/faults">
      <label
        >New events
        <select name="switch">
          ${choices}
        </select></label
      >
      <button>Set</button>
    </form>
    <form method="post" action="/webhooks/release"><button>Release what is held</button></form>
    <div id="live" aria-live="polite">
      ${
        rows.length > 0
          ? html`<ul>
              ${rows}
            </ul>`
          : html`<p>No events yet.</p>`
      }
    </div>
    <script src="/live.js"></script>`;
  return page('Webhooks', body, config);
}

export function webhookPage(
  { id, type, json, deliveries }: EventWithDeliveries,
  config: EmulatorConfig,
): string {
  const rows = deliveries.map(
    (delivery) =>
      html`<dt>${delivery.url}</dt>
        <dd>${summary(delivery)}, attempts: ${delivery.attempts}</dd>`,
  );
  const body = html`<p><a href="/webhooks">Webhooks</a></p>
    <h1>${type}</h1>
    <dl>${rows}</dl>
    <form method="post" action="/webhooks/${id}/resend"><button>Send again</button></form>
    <pre>${JSON.stringify(JSON.parse(json), null, 2)}</pre>`;
  return page(type, body, config);
}

const SELECTED: Html = { html: 'selected' };

function chosen({ webhooks }: Faults): string {
  const found = Object.entries(SWITCHES).find(
    ([name, { webhooks: wanted }]) =>
      name !== 'normal' &&
      Object.entries(wanted).every(([key, value]) => webhooks[key as keyof Faults['webhooks']] === value),
  );
  return found?.[0] ?? 'normal';
}

function summary({ state, outcome }: Delivery): string {
  return outcome === null ? STATES[state] : `${STATES[state]} (${outcome})`;
}

function isoTime(seconds: number): string {
  return new Date(seconds * 1_000).toISOString();
}
