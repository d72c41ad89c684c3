/** Pages and files of a build share one cache, so that no page gets files of another build. */
const PREFIX = 'shop-1-';

/** Two, because a tab opened before an update still needs the files of its build. */
const KEPT_BUILDS = 2;

const DEVELOPMENT = 'development';

/** The caches of builds, newest first; browsers list caches in the order of their creation. */
async function buildCaches(): Promise<string[]> {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(PREFIX)).reverse();
}

/** The cache of `build`. A new one is created and the oldest deleted. Null for pages of `next dev`, which delete all. */
export async function cacheOf(build: string): Promise<Cache | null> {
  if (build === DEVELOPMENT) {
    await Promise.all((await buildCaches()).map((name) => caches.delete(name)));
    return null;
  }
  const cache = await caches.open(PREFIX + build);
  await Promise.all((await buildCaches()).slice(KEPT_BUILDS).map((name) => caches.delete(name)));
  return cache;
}

/** The cache of `build`, if it has one. */
export async function knownCacheOf(build: string): Promise<Cache | null> {
  return (await caches.has(PREFIX + build)) ? caches.open(PREFIX + build) : null;
}

/** The cache of the newest build that this browser has seen; null before the first. */
export async function newestCache(): Promise<Cache | null> {
  const [name] = await buildCaches();
  return name === undefined ? null : caches.open(name);
}

/** The cached response for `key`, of the newest build that has it. */
export async function kept(key: string): Promise<Response | undefined> {
  for (const name of await buildCaches()) {
    const found = await (await caches.open(name)).match(key);
    if (found) return found;
  }
  return undefined;
}

/** Deletes caches in the format of earlier versions of this worker. */
export async function dropOlderFormats(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => /^shop-\d/.test(name) && !name.startsWith(PREFIX));
  await Promise.all(older.map((name) => caches.delete(name)));
}
