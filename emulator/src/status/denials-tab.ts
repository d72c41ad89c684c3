import type { EmulatorConfig } from '../config';
import { html } from '../http/html';
import { page } from '../mailbox/page';
import type { Entry } from './journal';
import { table } from './table';

/** The page `/denials`: what the rules refused lately, each with the place and the part of the rule that decided. */
export function denialsPage(entries: readonly Entry[], config: EmulatorConfig): string {
  const rows = [...entries]
    .sort((a, b) => b.at.localeCompare(a.at))
    .map(
      ({ at, line }) =>
        html`<tr>
          <td><time datetime="${at}">${at.slice(11, 19)}</time></td>
          <td dir="ltr">${line}</td>
        </tr>`,
    );
  const body = html`<h1>Last denials</h1>
    ${
      rows.length > 0
        ? table(['Time', 'What was refused, and by which part of which rule (line:column)'], rows)
        : html`<p>Nothing was refused since the start.</p>`
    }`;
  return page('Last denials', body, config);
}
