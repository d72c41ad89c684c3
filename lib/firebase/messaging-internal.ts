import { _addComponent } from 'firebase/app';
import { firebaseApp } from '@/lib/firebase/app';
import { pushToken } from '@/lib/browser/push-token';

/**
 * The SDK asks the app for a messaging token and sends it with calls while notifications are permitted (SPEC.md 7).
 * FCM's package, which would answer, is not loaded for that: it would make a token that the shop does not know. The SDK
 * has no public way to give it another; tests/boundaries fails when its version moves, `functions.test.ts` when it asks
 * otherwise.
 */
export function offerPushToken(): void {
  _addComponent(firebaseApp(), {
    name: 'messaging-internal',
    type: 'PRIVATE',
    instantiationMode: 'LAZY',
    instanceFactory: () => ({ getToken: () => Promise.resolve(pushToken()) }),
  });
}
