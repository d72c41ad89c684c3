import { forgetDesigns } from '@/lib/browser/studio/forget-designs';
import type { StoreId } from '@/lib/domain/ids';
import { signOut } from '@/lib/firebase/auth/session';
import { turnPushOff } from '@/lib/functions/push';

/** Turns push off in this browser (a failure does not matter), logs out, and removes the designs on this device. */
export async function endSession(store: StoreId): Promise<void> {
  await turnPushOff(store);
  await signOut();
  forgetDesigns();
}
