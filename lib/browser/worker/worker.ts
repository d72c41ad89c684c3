import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { isKeptOffline, pageOfData } from '@/lib/domain/routes/kept-offline';
import { fieldsOf, filledText, listOf } from '@/lib/domain/parse/fields';
import { isAdminPath } from '@/lib/paths';
import { dropOlderFormats } from './build-caches';
import { answerData, answerFile, answerPage } from './answers';
import { keepLoaded, cachePages } from './cache-pages';

/**
 * The part of the shop's worker that lets it work without a network: bundled into `public/offline`, from where
 * `public/firebase-messaging-sw.js` imports it. docs/decisions/116.
 */
const scope = self as unknown as {
  addEventListener(
    type: 'message' | 'install' | 'activate',
    listener: (event: ExtendableMessage) => void,
  ): void;
  skipWaiting(): Promise<void>;
};

interface ExtendableMessage extends MessageEvent<unknown> {
  waitUntil(work: Promise<unknown>): void;
}

const MAX_PICTURES = 150;
const PICTURE_SECONDS = 30 * 24 * 60 * 60;

// Pages and files are cached together by build, so a new worker can serve tabs of any build.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(dropOlderFormats()));
clientsClaim();

scope.addEventListener('message', (event) => {
  const asked = fieldsOf(event.data);
  event.waitUntil(cachePages(listOf(asked.cachePages, filledText)));
  event.waitUntil(keepLoaded(listOf(asked.keepFiles, filledText)));
  for (const url of listOf(asked.keepPictures, filledText))
    if (isPicture(new URL(url))) event.waitUntil(keepPicture(url, event));
});

const pictures = new StaleWhileRevalidate({
  cacheName: 'shop-pictures',
  // Pictures fetched for the cache are the same as those for a page, whatever `Vary` says.
  matchOptions: { ignoreVary: true },
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({
      maxEntries: MAX_PICTURES,
      maxAgeSeconds: PICTURE_SECONDS,
      purgeOnQuotaError: true,
      matchOptions: { ignoreVary: true },
    }),
  ],
});

/** proxy.ts lets only published pictures through; the others are files of `public`. */
const isPicture = ({ origin, pathname }: URL) =>
  origin === self.location.origin &&
  (pathname === '/_next/image' || /^\/[\w-]+\.(?:svg|webp|png)$/.test(pathname));

async function keepPicture(url: string, event: ExtendableMessage): Promise<void> {
  // The header that Chromium sends for pictures, so that its HTTP cache answers.
  const headers = { Accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' };
  await pictures.handle({ event, request: new Request(url, { headers }) }).catch(() => undefined);
}

/** The admin's files are not cached on shoppers' disks. */
const isOfAdmin = ({ referrer }: Request) => referrer !== '' && isAdminPath(new URL(referrer).pathname);

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin &&
    request.mode === 'navigate' &&
    !isAdminPath(url.pathname) &&
    !url.pathname.startsWith('/api/'),
  answerPage,
);

registerRoute(({ url, sameOrigin }) => {
  const data = sameOrigin && pageOfData(url.pathname);
  return data && isKeptOffline(data.page);
}, answerData);

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && url.pathname.startsWith('/_next/static/') && !isOfAdmin(request),
  answerFile,
);

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.destination === 'image' && !isOfAdmin(request) && isPicture(url),
  pictures,
);
