/*
 * The shop's one service worker. Here it shows push messages and opens what they tell of, for which it needs nothing of Firebase:
 * FCM delivers an ordinary push event. What works without a network is bundled from lib/browser/worker.
 */
importScripts('/offline/worker.js');

/** `data` as functions/src/adapters/push/send-push.ts sends it. One tag is shown once, however often it comes. */
const show = ({ title, body, link, locale, direction, tag }) =>
  self.registration.showNotification(title, {
    body,
    tag,
    lang: locale,
    dir: direction,
    icon: '/apple-touch-icon.png',
    data: { link },
  });

self.addEventListener('push', (event) => {
  const { data } = event.data?.json() ?? {};
  if (data?.title) event.waitUntil(show(data));
});

// The local stand-in for FCM speaks to the page, which hands its messages on.
self.addEventListener('message', (event) => {
  if (event.data?.title) event.waitUntil(show(event.data));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data.link, self.location.origin)));
});

/** In the window that shows it already, else in a new one; never outside the shop. */
async function open(address) {
  if (address.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window' });
  const shown = windows.find(({ url }) => url === address.href);
  await (shown ? shown.focus() : self.clients.openWindow(address.href));
}
