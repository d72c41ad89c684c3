import { forgetDesigns } from '@/lib/browser/studio/forget-designs';
import type { StoreId } from '@/lib/domain/ids';
import { signOut } from '@/lib/firebase/auth/session';
import { turnPushOff } from '@/lib/functions/push';

/** Logs out, whatever becomes of this browser's pushes, which end too. The designs on this device go with the account. */
export async function endSession(store: StoreId): Promise<void> {
  await turnPushOff(store);
  await signOut();
  forgetDesigns();
}
