const fs = require('node:fs');
const path = require('node:path');
const { default: FileSystemCache } = require('next/dist/server/lib/incremental-cache/file-system-cache');

/** What tells Next to make a page anew before it answers, as an expired tag does. */
const OUTDATED = -1;
const MARK = 'pages-outdated-since';

/** Of the server that runs here; Next makes a cache for every request, which need not read the disk again. */
let markFile;
/** Milliseconds since the epoch: static pages made before are not shown any more. */
let outdatedSince = 0;
/** By page: settles once nobody reads the page any more. */
const reads = new Map();

function readMark(serverDistDir) {
  const file = path.join(serverDistDir, MARK);
  if (file === markFile) return;
  markFile = file;
  if (fs.existsSync(file))
    outdatedSince = Math.max(outdatedSince, Number(fs.readFileSync(file, 'utf8')) || 0);
}

/** Every page holds the store's setting. Instead of making thousands anew at once, each is made when next asked for. */
globalThis.renewEveryPage = () => {
  outdatedSince = Date.now();
  // For the next start: the outdated pages lie on the disk.
  if (markFile) fs.writeFileSync(markFile, String(outdatedSince));
};

/** For what is kept apart from the pages and shows the same. */
globalThis.pagesOutdatedSince = () => outdatedSince;

/** Next's own cache of static pages, with a mark before which all of them are outdated. */
module.exports = class PageCache extends FileSystemCache {
  constructor(context) {
    super(context);
    readMark(context.serverDistDir);
  }

  get(key, context) {
    if (context.kind !== 'PAGES') return super.get(key, context);
    const page = this.read(key, context);
    const last = Promise.allSettled([reads.get(key), page]).then(() => {
      if (reads.get(key) === last) reads.delete(key);
    });
    reads.set(key, last);
    return page;
  }

  async read(key, context) {
    const entry = await super.get(key, context);
    // No value is kept of an address that led nowhere when it was last asked for.
    const isPage = entry && (entry.value === null || entry.value.kind === 'PAGES');
    if (isPage && entry.lastModified <= outdatedSince) return { ...entry, lastModified: OUTDATED };
    return entry;
  }

  /** After whoever reads the former page, which Next's cache would else keep from the disk in place of the new one. */
  async set(key, ...rest) {
    while (reads.has(key)) await reads.get(key);
    return super.set(key, ...rest);
  }
};
