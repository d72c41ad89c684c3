import { isKeptOffline } from '@/lib/domain/routes/kept-offline';
import { OFFLINE_SHELLS } from '@/lib/domain/routes/offline-shells';
import { DEFAULT_LOCALE, isLocale, LOCALES, localPath, type Locale } from '@/lib/domain/locale';
import { cacheOf, kept, newestCache } from './build-caches';
import { buildOf, filesOfPage, filesOfScript, siteOf } from './build-files';

/** A page that was cached a moment ago is not fetched again. */
const FRESH_MS = 60 * 60 * 1000;

/** Far more than a page of the shop may load. */
const MAX_FILES = 200;

export const localeOf = (path: string): Locale => {
  const [, first] = path.split('/');
  return isLocale(first) ? first : DEFAULT_LOCALE;
};

const SHELLS: readonly string[] = LOCALES.flatMap((locale) =>
  OFFLINE_SHELLS.map((shell) => localPath(shell, locale)),
);

/** Pages where orders are placed, and shown while they wait. */
const ORDERING: readonly string[] = LOCALES.flatMap((locale) => [
  localPath('/cart', locale),
  localPath('/checkout', locale),
]);

/** Runs one task after another, because none is urgent. */
let work: Promise<unknown> = Promise.resolve();

/** Caches pages with their files, unless they were cached within the hour. Failures, such as a full disk, are ignored. */
export function cachePages(paths: readonly string[]): Promise<unknown> {
  for (const path of paths.filter(isKeptOffline))
    work = work.then(() => fetchAndKeep(path)).catch(() => undefined);
  return work;
}

/** Caches files of the build that a page has loaded so far; the worker missed those loaded before it ran. */
export function keepLoaded(files: readonly string[]): Promise<unknown> {
  for (const file of files.filter((one) => one.startsWith('/_next/static/')))
    work = work
      .then(async () => (await kept(file)) ?? (await newestCache())?.add(file))
      .catch(() => undefined);
  return work;
}

async function fetchAndKeep(path: string): Promise<void> {
  const date = (await kept(path))?.headers.get('date');
  if (date && Date.now() - Date.parse(date) < FRESH_MS) return;
  await keepPage(path, await fetch(path));
}

/** Caches the page in `response` once every file that it names is cached: an incomplete page is worse than none. */
export async function keepPage(path: string, response: Response): Promise<void> {
  if (!isKeptOffline(path) || response.status !== 200 || response.redirected || response.type !== 'basic')
    return;
  const html = await response.clone().text();
  const build = buildOf(html);
  const cache = build === null ? null : await cacheOf(build);
  if (!build || !cache) return;
  await keepFiles(cache, filesOfPage(html), ORDERING.includes(path));
  // Without its data Next's router loads the page itself.
  const site = siteOf(html);
  if (site && SHELLS.includes(path)) await cache.add(dataPath(build, site, path)).catch(() => undefined);
  await cache.put(path, response);
}

/** The path at which Next's router fetches a page's props. */
function dataPath(build: string, site: string, path: string): string {
  const locale = localeOf(path);
  const page = locale === DEFAULT_LOCALE ? path : path.slice(`/${locale}`.length);
  return `/_next/data/${build}/${locale}/s/${site}${page.replace(/\/$/, '')}.json`;
}

/** `all` also caches the files that scripts load later, for pages never opened in this browser. */
async function keepFiles(cache: Cache, files: readonly string[], all: boolean): Promise<void> {
  const waiting = [...files];
  const seen = new Set(waiting);
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    const known = await cache.match(file);
    if (!known) await cache.add(file);
    if (!all || !file.endsWith('.js')) continue;
    const script = await cache.match(file);
    for (const later of filesOfScript(file, (await script?.text()) ?? '')) {
      if (seen.has(later) || seen.size >= MAX_FILES) continue;
      seen.add(later);
      waiting.push(later);
    }
  }
}
