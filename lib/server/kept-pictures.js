const fresh = require('next/dist/compiled/fresh');
const { beforeNext } = require('./before-next');

const ADDRESS = '/_next/image?';
const MOST_BYTES = 32 * 1024 * 1024;

/** What Next sends of a picture, by address and by what the browser can draw, the least lately sent first. */
const kept = new Map();
let keptBytes = 0;

/** Next's server draws WebP for who takes it, else the picture's own type. */
const keyOf = ({ url, headers }) => `${/image\/webp/.test(headers.accept ?? '')} ${url}`;

function remember(key, response, body) {
  const isPicture =
    response.statusCode === 200 && /^image\//.test(String(response.getHeader('content-type')));
  if (!isPicture || !Buffer.isBuffer(body) || kept.has(key)) return;
  const { connection: _, date: __, 'keep-alive': ___, ...headers } = response.getHeaders();
  kept.set(key, { headers, body });
  keptBytes += body.length;
  for (const [oldest, { body: dropped }] of kept) {
    if (keptBytes <= MOST_BYTES) return;
    kept.delete(oldest);
    keptBytes -= dropped.length;
  }
}

function answerAgain(key, request, response) {
  const picture = kept.get(key);
  if (!picture) return false;
  kept.delete(key);
  kept.set(key, picture);
  response.setHeaders(new Map(Object.entries(picture.headers)));
  if (fresh(request.headers, { etag: picture.headers.etag })) {
    response.statusCode = 304;
    for (const name of ['Content-Type', 'Content-Length']) response.removeHeader(name);
    response.end();
  } else response.end(picture.body);
  return true;
}

/**
 * Sends a scaled picture again as Next sent it. Next looks each up on the disk anew for every request, for a whole year after
 * it was drawn (`minimumCacheTTL` in next.config.js), and the first picture is what a page's largest paint waits for.
 */
beforeNext((request, response) => {
  if (request.method !== 'GET' || !request.url.startsWith(ADDRESS)) return false;
  const key = keyOf(request);
  if (answerAgain(key, request, response)) return true;
  const { end } = response;
  response.end = function (body, ...rest) {
    remember(key, response, body);
    return end.call(response, body, ...rest);
  };
  return false;
});
