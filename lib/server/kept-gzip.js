const { subscribe } = require('node:diagnostics_channel');
const { gzipSync } = require('node:zlib');

/** Of the pages' texts and what they are as gzip; the texts lie in Next's own cache too, mostly. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Static pages by their text, the least lately sent first; as gzip once one was sent so. */
const kept = new Map();
let keptBytes = 0;

/** Tells of a page that is the same for everybody. A page made anew has another text, and the old one is forgotten with time. */
function keepGzip(html) {
  if (kept.has(html)) return;
  kept.set(html, null);
  keptBytes += html.length;
  for (const [oldest, packed] of kept) {
    if (keptBytes <= MOST_BYTES) return;
    kept.delete(oldest);
    keptBytes -= oldest.length + (packed?.length ?? 0);
  }
}

function gzipOf(html) {
  const known = kept.get(html);
  const packed = known ?? gzipSync(html);
  if (!known) keptBytes += packed.length;
  kept.delete(html);
  kept.set(html, packed);
  return packed;
}

/** `Accept-Encoding` may name an encoding to refuse it. */
const takesGzip = (accepted = '') =>
  /(?:^|,)\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[^,]*)?(?:,|$)/.test(accepted);

/**
 * Next packs the text of a page for each request anew, which is most of what a static page costs. Here one is sent as it
 * was packed the first time; whatever is not known to be the same for everybody goes on as it did.
 */
subscribe('http.server.request.start', ({ request, response }) => {
  if (request.method !== 'GET' || !takesGzip(request.headers['accept-encoding'])) return;
  let { end } = response;
  Object.defineProperty(response, 'end', {
    configurable: true,
    // Next's compression puts its own `end` before the one that it finds, and must be told before it begins to pack.
    set: (outer) => (end = outer),
    get() {
      const inner = end;
      return (body, ...rest) => {
        if (!kept.has(body) || response.headersSent) return inner.call(response, body, ...rest);
        const packed = gzipOf(body);
        response.setHeader('Content-Encoding', 'gzip');
        response.setHeader('Content-Length', packed.length);
        return inner.call(response, packed);
      };
    },
  });
});

module.exports = { keepGzip };
