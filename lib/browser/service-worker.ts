const WORKER = '/firebase-messaging-sw.js';

/** Registers the shop's one service worker, for pushes and for offline use; resolves once it runs. */
export const readyWorker = (): Promise<ServiceWorkerRegistration> =>
  // `ready` alone waits forever if the worker could not be installed.
  navigator.serviceWorker.register(WORKER).then(() => navigator.serviceWorker.ready);
