import { OFFLINE_SHELLS } from '@/lib/domain/routes/offline-shells';
import { localPath, type Locale } from '@/lib/domain/locale';
import { readyWorker } from '@/lib/browser/service-worker';

/** With the browser's data saver on, only pages that the shopper opens are cached. */
const savesData = () => {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
};

/** The files of the build that this page has loaded so far. */
const filesHere = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/_next/static/'),
    )
    .map(({ pathname }) => pathname);

/** Pictures of the shop on this page; the worker missed those loaded before it ran. */
function picturesHere(): string[] {
  const shown = [...document.images].filter(({ complete, currentSrc }) => complete && currentSrc);
  return shown.map(({ currentSrc }) => currentSrc).filter((src) => src.startsWith(window.location.origin));
}

/**
 * Has the service worker cache the page at `path` and the cart's and checkout's pages in its language. Does nothing in browsers
 * without workers, private windows and pages without https.
 */
export async function cacheShop(path: string, locale: Locale): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await readyWorker();
  const shells = savesData() ? [] : OFFLINE_SHELLS.map((shell) => localPath(shell, locale));
  active?.postMessage({
    cachePages: [path, ...shells],
    keepFiles: filesHere(),
    keepPictures: picturesHere(),
  });
}
