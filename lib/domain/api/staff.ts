import type { StoreRole } from '@/lib/domain/account/store-user';
import type { Locale } from '@/lib/domain/locale';

/** The people behind a store. The first three are the owner's alone. */
export interface StaffCallables {
  /** Gives somebody a role by e-mail and sends the invitation; sent again, it changes the role and writes once more. */
  inviteStaff: {
    request: { storeId: string; email: string; name: string; role: StoreRole; locale: Locale };
    response: { uid: string };
  };
  changeStaffRole: { request: { storeId: string; uid: string; role: StoreRole }; response: { ok: true } };
  /** Takes effect at once, whatever tokens the person still holds. */
  removeStaff: { request: { storeId: string; uid: string }; response: { ok: true } };
  /** How the caller appears to the store; `image` is a picture of their own account, empty for none. Without a name it stays. */
  saveStoreUser: { request: { storeId: string; name?: string; image: string }; response: { ok: true } };
  /** Ends the caller's sessions on every device, this one included. */
  endSessions: { request: Record<never, never>; response: { ok: true } };
}
