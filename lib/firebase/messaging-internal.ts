import { _addComponent } from 'firebase/app';
import { firebaseApp } from '@/lib/firebase/app';
import { pushToken } from '@/lib/browser/push-token';

/**
 * The SDK asks the app for a messaging token and sends it with calls while notifications are permitted (SPEC.md 7). FCM's
 * package is not loaded for that, because it would create a token that the shop does not know. The SDK has no public way to
 * provide another one; tests/boundaries fails when its version changes, `functions.test.ts` when it asks in another way.
 */
export function offerPushToken(): void {
  _addComponent(firebaseApp(), {
    name: 'messaging-internal',
    type: 'PRIVATE',
    instantiationMode: 'LAZY',
    instanceFactory: () => ({ getToken: () => Promise.resolve(pushToken()) }),
  });
}
