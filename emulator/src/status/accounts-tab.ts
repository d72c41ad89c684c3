import type { EmulatorConfig } from '../config';
import { html } from '../http/html';
import { page } from '../mailbox/page';
import type { AccountPage } from './accounts';
import { table } from './table';

/** The page `/accounts?after=…`. */
export function accountsPage({ accounts, next }: AccountPage, config: EmulatorConfig): string {
  const rows = accounts.map(
    ({ uid, email, name, providers, claims, disabled }) =>
      html`<tr>
        <td dir="auto">${email || 'a guest'}</td>
        <td dir="auto">${name}</td>
        <td>${providers.join(', ') || '–'}</td>
        <td dir="ltr">${claims}</td>
        <td>${disabled ? 'disabled' : ''}</td>
        <td dir="ltr">${uid}</td>
      </tr>`,
  );
  const body = html`<h1>Accounts</h1>
    ${
      rows.length > 0
        ? table(['E-mail', 'Name', 'Signs in by', 'Claims', 'State', 'Id'], rows)
        : html`<p>No accounts yet.</p>`
    }
    ${next === '' ? null : html`<p><a href="/accounts?after=${encodeURIComponent(next)}" rel="next">Next page</a></p>`}`;
  return page('Accounts', body, config);
}
