const { createHash } = require('node:crypto');
const { subscribe } = require('node:diagnostics_channel');
const { gzipSync } = require('node:zlib');
const fresh = require('next/dist/compiled/fresh');
const { acceptsEncoding } = require('./accepts-encoding');

/** Of the pages' texts and what they are as gzip; the texts lie in Next's own cache too, mostly. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Static pages by their text, the least lately sent first: their tag, and once one was sent so, their gzip. */
const kept = new Map();
let keptBytes = 0;

/** Tells of a page that is the same for everybody. A page made anew has another text, and the old one is forgotten with time. */
function keepPage(html) {
  if (kept.has(html)) return;
  kept.set(html, { tag: tagOf(html), gzip: null });
  keptBytes += html.length;
  for (const [oldest, { gzip }] of kept) {
    if (keptBytes <= MOST_BYTES) return;
    kept.delete(oldest);
    keptBytes -= oldest.length + (gzip?.length ?? 0);
  }
}

/** Weak, as gzip and the text itself are told by one. */
const tagOf = (text) => `W/"${createHash('sha1').update(text).digest('base64url')}"`;

function gzipOf(html) {
  const page = kept.get(html);
  if (!page.gzip) {
    page.gzip = gzipSync(html);
    keptBytes += page.gzip.length;
  }
  kept.delete(html);
  kept.set(html, page);
  return page.gzip;
}

/** What is sent for a text: itself, its gzip, or nothing to who has it already. */
function answer(request, response, text) {
  const { headers } = request;
  if (response.statusCode === 200 && !response.hasHeader('ETag')) {
    const etag = kept.get(text)?.tag ?? tagOf(text);
    response.setHeader('ETag', etag);
    if (fresh(headers, { etag })) {
      response.statusCode = 304;
      for (const name of ['Content-Type', 'Content-Length']) response.removeHeader(name);
      return undefined;
    }
  }
  if (!kept.has(text) || !acceptsEncoding(headers['accept-encoding'], 'gzip')) return text;
  const gzip = gzipOf(text);
  response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Content-Length', gzip.length);
  return gzip;
}

/**
 * Next packs the text of a page for each request anew and reads it letter by letter for its ETag, which together is most of
 * what a static page costs. Here one is sent as it was packed the first time, with the tag made then; whatever is not
 * known to be the same for everybody is tagged here and packed by Next.
 */
subscribe('http.server.request.start', ({ request, response }) => {
  if (request.method !== 'GET') return;
  let { end } = response;
  Object.defineProperty(response, 'end', {
    configurable: true,
    // Next's compression puts its own `end` before the one that it finds, and must be told before it begins to pack.
    set: (outer) => (end = outer),
    get() {
      const inner = end;
      return (body, ...rest) => {
        if (typeof body !== 'string' || response.headersSent) return inner.call(response, body, ...rest);
        return inner.call(response, answer(request, response, body), ...rest);
      };
    },
  });
});

module.exports = { keepPage };
