import type { EmulatorConfig } from '../config';
import { html } from '../http/html';
import { page } from '../mailbox/page';
import type { Counts, UsageReport } from '../usage/meter';
import type { FirestoreWindow } from './firestore-window';
import { table } from './table';

const CALLERS = { client: 'Clients', functions: 'Functions', admin: 'Admin SDK' } as const;

/** The page `/usage`. */
export function usagePage({ since, label, total, by }: UsageReport, config: EmulatorConfig): string {
  const rows = [...by]
    .sort((a, b) => b.reads + b.rulesReads - a.reads - a.rulesReads)
    .map(
      (entry) =>
        html`<tr>
          <td dir="auto">${entry.label || '–'}</td>
          <td>${CALLERS[entry.kind]}</td>
          ${figures(entry)}
        </tr>`,
    );
  const together = html`<tr>
    <th scope="row" colspan="2">Together</th>
    ${figures(total)}
  </tr>`;
  const body = html`<h1>Usage</h1>
    <p>
      As Firestore would bill it, since
      <time datetime="${since}">${since.slice(0, 19).replace('T', ' ')}</time>.
    </p>
    <form method="post" action="/usage/label">
      <label>Label <input name="label" value="${label}" /></label> <button>Count under it</button>
    </form>
    <form method="post" action="/usage/reset"><button>Count from zero</button></form>
    ${table(['Label', 'Caller', 'Reads', 'Reads of rules', 'Writes', 'Deletes'], rows, together)}`;
  return page('Usage', body, config);
}

const figures = ({ reads, rulesReads, writes, deletes }: Counts) =>
  [reads, rulesReads, writes, deletes].map((count) => html`<td class="number">${count}</td>`);

/** Carries out `/usage/reset` and `/usage/label` and gives the counts; null for another address. */
export async function postToUsage(
  firestore: FirestoreWindow,
  pathname: string,
  body: string,
): Promise<UsageReport | null> {
  if (pathname === '/usage/reset') return firestore.resetUsage();
  if (pathname === '/usage/label') return firestore.labelUsage(labelOf(body));
  return null;
}

/** Programs send JSON, the page's form sends a form. */
function labelOf(body: string): string {
  if (!body.startsWith('{')) return new URLSearchParams(body).get('label') ?? '';
  const { label } = JSON.parse(body) as { label?: unknown };
  return typeof label === 'string' ? label : '';
}
