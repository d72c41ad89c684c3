const fs = require('node:fs');
const path = require('node:path');
const { acceptsEncoding } = require('./accepts-encoding');
const { beforeNext } = require('./before-next');

const ADDRESS = '/_next/static/';
/** Of every answer, as next.config.js says it. */
const EVERYWHERE = '/:path*';
const TYPES = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.woff2': 'font/woff2',
};
/** The smallest first, by the ending of the file that scripts/lib/packed-files wrote beside the text. */
const PACKED = { '.br': 'br', '.gz': 'gzip' };

let isServing = false;

/**
 * Answers for the scripts, style sheets and fonts of a build from memory, as they were packed when it was made. Next looks
 * each up on the disk and packs it for each request anew, which cost a first visit's fifteen files twenty times its page.
 * Whatever is not known here, and who takes no packed text, is left to Next.
 * Called again it does nothing.
 * @param {string} distDir where the build lies
 */
function serveStaticFiles(distDir) {
  if (isServing) return;
  isServing = true;
  let files;
  beforeNext((request, response) => answer((files ??= readFiles(distDir)), request, response));
}

/** By address: the type, and the bodies by encoding. */
function readFiles(distDir) {
  const folder = path.join(distDir, 'static');
  const headers = headersOf(distDir);
  const files = new Map();
  for (const name of fs.readdirSync(folder, { recursive: true })) {
    const encoding = PACKED[path.extname(name)];
    const original = encoding ? name.slice(0, -path.extname(name).length) : name;
    const type = TYPES[path.extname(original)];
    if (!type || !(encoding || type === TYPES['.woff2'])) continue;
    const address = ADDRESS + original.split(path.sep).map(encodeURIComponent).join('/');
    if (!files.has(address))
      files.set(address, { headers: { ...headers, 'Content-Type': type }, bodies: {} });
    files.get(address).bodies[encoding ?? 'identity'] = fs.readFileSync(path.join(folder, name));
  }
  return files;
}

function headersOf(distDir) {
  const manifest = JSON.parse(fs.readFileSync(path.join(distDir, 'routes-manifest.json'), 'utf8'));
  const rule = manifest.headers.find(({ source }) => source === EVERYWHERE);
  return {
    ...Object.fromEntries(rule.headers.map(({ key, value }) => [key, value])),
    // Their names change with what is in them.
    'Cache-Control': 'public, max-age=31536000, immutable',
    Vary: 'Accept-Encoding',
  };
}

function answer(files, { method, url, headers }, response) {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const file = files.get(url.split('?', 1)[0]);
  if (!file) return false;
  const packed = Object.values(PACKED).find(
    (one) => file.bodies[one] && acceptsEncoding(headers['accept-encoding'], one),
  );
  const body = file.bodies[packed ?? 'identity'];
  if (!body) return false;
  const encoding = packed && { 'Content-Encoding': packed };
  response.writeHead(200, { ...file.headers, ...encoding, 'Content-Length': body.length });
  response.end(method === 'HEAD' ? undefined : body);
  return true;
}

module.exports = { serveStaticFiles };
