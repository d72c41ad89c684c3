import { forgetDesigns } from '@/lib/browser/studio/forget-designs';
import type { StoreId } from '@/lib/domain/ids';
import { signOut } from '@/lib/firebase/auth/session';
import { turnPushOff } from '@/lib/functions/push';

/** Logs out and turns this browser's push off, whether or not that succeeds. Removes the designs on this device. */
export async function endSession(store: StoreId): Promise<void> {
  await turnPushOff(store);
  await signOut();
  forgetDesigns();
}
