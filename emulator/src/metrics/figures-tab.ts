import type { EmulatorConfig } from '../config';
import { html } from '../http/html';
import { page } from '../mailbox/page';
import { table } from '../status/table';
import type { Figure } from './figures';

/** The page `/figures`: what the site and the functions counted since the start, as they would export it elsewhere. */
export function figuresPage(figures: readonly Figure[], config: EmulatorConfig): string {
  const rows = figures.map(
    ({ service, name, unit, labels, value, at }) =>
      html`<tr>
        <td dir="ltr">${name}</td>
        <td dir="ltr">${labelText(labels) || '–'}</td>
        <td class="number">${Math.round(value * 100) / 100}</td>
        <td dir="ltr">${unit.replace(/[{}]/g, '')}</td>
        <td>${service}</td>
        <td><time datetime="${at}">${at.slice(11, 19)}</time></td>
      </tr>`,
  );
  const body = html`<h1>Figures</h1>
    ${
      rows.length > 0
        ? table(['Metric', 'Labels', 'Value', 'Unit', 'Counted by', 'Last change'], rows)
        : html`<p>Nothing was counted since the start.</p>`
    }`;
  return page('Figures', body, config);
}

const labelText = (labels: Figure['labels']): string =>
  Object.entries(labels)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
