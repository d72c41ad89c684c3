import type { StoreRole } from '@/lib/domain/account/store-user';
import type { Locale } from '@/lib/domain/locale';

/** The people behind a store; `lib/domain/access` says who may what. */
export interface StaffCallables {
  /** Mails somebody a link that gives them the role when they accept; sent again, the earlier link ends. */
  inviteStaff: {
    request: { storeId: string; email: string; name: string; role: StoreRole; locale: Locale };
    response: { ok: true };
  };
  withdrawInvitation: { request: { storeId: string; invitationId: string }; response: { ok: true } };
  /** The invitation of a link. */
  readInvitation: {
    request: { storeId: string; token: string };
    response: { email: string; name: string; role: StoreRole; invitedByName: string; expiresAt: number };
  };
  /** Makes the account ready for the role, with this password, and grants it. */
  acceptInvitation: {
    request: { storeId: string; token: string; password: string };
    response: { email: string };
  };
  declineInvitation: { request: { storeId: string; token: string }; response: { ok: true } };
  changeStaffRole: { request: { storeId: string; uid: string; role: StoreRole }; response: { ok: true } };
  /** Takes effect at once, whatever tokens the person still holds. */
  removeStaff: { request: { storeId: string; uid: string }; response: { ok: true } };
  /** How the caller appears to the store; `image` is a picture of their own account, empty for none. Without a name it stays. */
  saveStoreUser: { request: { storeId: string; name?: string; image: string }; response: { ok: true } };
  /** In which groups a customer with an account is; a new name makes a group. */
  saveCustomerGroups: {
    request: { storeId: string; customerId: string; groups: readonly string[] };
    response: { ok: true };
  };
  /** Ends the caller's sessions on every device, this one included. */
  endSessions: { request: Record<never, never>; response: { ok: true } };
}
