import { html, type Html } from '../http/html';

/** A table of the status page; rows and foot come as `tr`. */
export const table = (columns: readonly string[], rows: readonly Html[], foot: Html | null = null): Html =>
  html`<table>
    <thead>
      <tr>
        ${columns.map((column) => html`<th scope="col">${column}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
    ${
      foot &&
      html`<tfoot>
        ${foot}
      </tfoot>`
    }
  </table>`;
