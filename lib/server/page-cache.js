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
/** By page: what settles once the reads, or the writes, that began so far are over. */
const [reads, writes] = [new Map(), new Map()];

function readMark(serverDistDir) {
  const file = path.join(serverDistDir, MARK);
  if (file === markFile) return;
  markFile = file;
  if (fs.existsSync(file))
    outdatedSince = Math.max(outdatedSince, Number(fs.readFileSync(file, 'utf8')) || 0);
}

/** Every page holds the store's setting. Instead of making thousands anew at once, each is made when next asked for. */
function renewEveryPage() {
  outdatedSince = Date.now();
  // For the next start: the outdated pages lie on the disk.
  fs.writeFileSync(markFile, String(outdatedSince));
}

/** Next's own cache of static pages, with a mark before which all of them are outdated. */
module.exports = class PageCache extends FileSystemCache {
  constructor(context) {
    super(context);
    // Next also loads a copy of this file for `proxy.ts`, which has no pages and no folder of them; its marks would be nobody's.
    if (!context.serverDistDir) return;
    readMark(context.serverDistDir);
    globalThis.renewEveryPage = renewEveryPage;
    /** For what is kept apart from the pages and shows the same. */
    globalThis.pagesOutdatedSince = () => outdatedSince;
  }

  get(key, context) {
    if (context.kind !== 'PAGES') return super.get(key, context);
    const page = Promise.resolve(writes.get(key)).then(() => this.read(key, context));
    remember(reads, key, Promise.allSettled([reads.get(key), page]));
    return page;
  }

  async read(key, context) {
    const entry = await super.get(key, context);
    // No value is kept of an address that led nowhere when it was last asked for.
    const isPage = entry && (entry.value === null || entry.value.kind === 'PAGES');
    if (isPage && entry.lastModified <= outdatedSince) return { ...entry, lastModified: OUTDATED };
    return entry;
  }

  /**
   * After the reads that began before it, and before those that begin later: one that read the former page from the disk would
   * put it into memory in place of the new one.
   */
  set(key, ...rest) {
    const written = Promise.allSettled([reads.get(key), writes.get(key)]).then(() => super.set(key, ...rest));
    remember(writes, key, Promise.allSettled([written]));
    return written;
  }
};

/** Keeps what is under way for a page until it is over. */
function remember(underWay, key, work) {
  const last = work.then(() => {
    if (underWay.get(key) === last) underWay.delete(key);
  });
  underWay.set(key, last);
}
