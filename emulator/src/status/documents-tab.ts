import type { EmulatorConfig } from '../config';
import { html, type Html } from '../http/html';
import { page } from '../mailbox/page';
import type { Place } from './browse';
import { plainValue } from './plain-value';

/** The page `/documents?path=…&from=…`: collections and documents by their places, read-only. */
export function documentsPage(place: Place, config: EmulatorConfig): string {
  const { path, document, collections, documents, next } = place;
  const names = [...collections, ...documents];
  const body = html`<h1>Documents</h1>
    <form action="/documents" role="search">
      <label>Path <input name="path" value="${path}" dir="ltr" /></label> <button>Open</button>
    </form>
    <p dir="ltr">${crumbs(path)}</p>
    ${document && fieldList(document)}
    ${collections.length > 0 && path !== '' ? html`<h2>Collections</h2>` : null}
    ${
      names.length > 0
        ? html`<ul>
            ${names.map((name) => row(path, name))}
          </ul>`
        : null
    }
    ${names.length === 0 && !document ? html`<p>Nothing is here.</p>` : null}
    ${next === null ? null : html`<p><a href="${address(path, next)}" rel="next">Next page</a></p>`}`;
  return page(path === '' ? 'Documents' : `Documents: ${path}`, body, config);
}

const address = (path: string, from = 0): string =>
  `/documents?path=${encodeURIComponent(path)}${from > 0 ? `&from=${from}` : ''}`;

const row = (path: string, name: string): Html =>
  html`<li>
    <a href="${address(path === '' ? name : `${path}/${name}`)}"><span dir="auto">${name}</span></a>
  </li>`;

/** Every place on the way, the root first. */
function crumbs(path: string): Html[] {
  const segments = path === '' ? [] : path.split('/');
  return [
    html`<a href="/documents">all</a>`,
    ...segments.map(
      (segment, at) => html` / <a href="${address(segments.slice(0, at + 1).join('/'))}">${segment}</a>`,
    ),
  ];
}

function fieldList({ fields, createTime, updateTime }: NonNullable<Place['document']>): Html {
  const plain = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));
  const time = (micros: number) => new Date(micros / 1_000).toISOString().replace('T', ' ').slice(0, 19);
  return html`<pre dir="auto">${JSON.stringify(plain, null, 2)}</pre>
    <p>Made ${time(createTime)}, changed ${time(updateTime)}</p>`;
}
