const { createHash } = require('node:crypto');
const { gzipSync } = require('node:zlib');
const fresh = require('next/dist/compiled/fresh');
const { acceptsEncoding } = require('./accepts-encoding');
const { beforeNext } = require('./before-next');

/** Of the pages' texts and what they are as gzip; the texts lie in Next's own cache too, mostly. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Next alone knows when a page is due to be made anew, so it is asked for each again after so long. */
const ANSWERED_FOR_MS = 1000;

/** Static pages by their text, the least lately sent first. */
const kept = new Map();
let keptBytes = 0;

/** By address, what Next last answered with: a kept page's text, its headers, and until when it need not be asked again. */
const answers = new Map();

/**
 * Tells of a page that is the same for everybody, and that it is the one to show.
 * @param {string} html a page made anew has another text; the old one is forgotten with time
 * @param {string} name what Next calls the page, whatever its text
 */
function keepPage(html, name) {
  const known = kept.get(html);
  if (known) {
    known.isPresent = true;
    return;
  }
  kept.set(html, { name, isPresent: true, tag: tagOf(html), gzip: null, address: null });
  keptBytes += html.length;
  for (const [oldest, { gzip, address }] of kept) {
    if (keptBytes <= MOST_BYTES) return;
    kept.delete(oldest);
    answers.delete(address);
    keptBytes -= oldest.length + (gzip?.length ?? 0);
  }
}

/** Who asks for this page, or for any if none is named, is answered by Next until it is told of again. */
function outdatePages(name) {
  for (const page of kept.values()) {
    if (name !== undefined && page.name !== name) continue;
    page.isPresent = false;
    answers.delete(page.address);
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
function bodyOf(request, response, text) {
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

/** Keeps what Next answered with under the address that was asked for, if whoever asks the same next is to have the same. */
function remember(url, response, html) {
  const page = kept.get(html);
  // HIT is a page that is neither due nor made for this request.
  const isToShow = page?.isPresent && response.getHeader('x-nextjs-cache') === 'HIT';
  if (!isToShow || response.statusCode !== 200 || url.includes('?')) return;
  // An address can be written in endless ways; a page has one answer.
  if (page.address !== url) answers.delete(page.address);
  page.address = url;
  answers.set(url, { html, headers: response.getHeaders(), until: Date.now() + ANSWERED_FOR_MS });
}

/** Answers as Next just did, if it did, and tells whether. */
function answerAgain(request, response) {
  const answer = answers.get(request.url);
  if (!answer || Date.now() >= answer.until) return false;
  response.setHeaders(new Map(Object.entries(answer.headers)));
  response.appendHeader('Vary', 'Accept-Encoding');
  response.end(bodyOf(request, response, answer.html));
  return true;
}

/** Next's compression puts its own `end` before the one that it finds, and must be told before it begins to pack. */
function keepWhatIsSent(request, response) {
  // Next takes the language off it.
  const { url } = request;
  let { end } = response;
  Object.defineProperty(response, 'end', {
    configurable: true,
    set: (outer) => (end = outer),
    get() {
      const inner = end;
      return (body, ...rest) => {
        if (typeof body !== 'string' || response.headersSent) return inner.call(response, body, ...rest);
        remember(url, response, body);
        return inner.call(response, bodyOf(request, response, body), ...rest);
      };
    },
  });
}

/**
 * Next finds its way to a kept page anew for each request, packs its text and reads it letter by letter for its ETag, which
 * together is nearly all that a static page costs. Here one is sent as it was packed the first time, with the tag made
 * then, and without Next while that answered just so a moment ago. Whatever is not known to be the same for everybody is
 * tagged here and else left to Next.
 */
beforeNext((request, response) => {
  if (request.method !== 'GET') return false;
  if (answerAgain(request, response)) return true;
  keepWhatIsSent(request, response);
  return false;
});

module.exports = { keepPage, outdatePages };
