import type { StoreRole } from '@/lib/domain/account/store-user';
import type { Locale } from '@/lib/domain/locale';

/** The store's staff; `lib/domain/access` says who may do what. */
export interface StaffCallables {
  /** Mails a link that gives the role on acceptance; sending again invalidates the earlier link. */
  inviteStaff: {
    request: { storeId: string; email: string; name: string; role: StoreRole; locale: Locale };
    response: { ok: true };
  };
  withdrawInvitation: { request: { storeId: string; invitationId: string }; response: { ok: true } };
  /** The invitation behind a link; `signedIn`: its account works for a store already, so it is accepted signed in. */
  readInvitation: {
    request: { storeId: string; token: string };
    response: {
      email: string;
      name: string;
      role: StoreRole;
      invitedByName: string;
      expiresAt: number;
      signedIn: boolean;
    };
  };
  /** Grants the role, to an account that gets this password or, without one, to the caller's. */
  acceptInvitation: {
    request: { storeId: string; token: string; password?: string };
    response: { email: string };
  };
  declineInvitation: { request: { storeId: string; token: string }; response: { ok: true } };
  changeStaffRole: { request: { storeId: string; uid: string; role: StoreRole }; response: { ok: true } };
  /** Takes effect at once, even for tokens already issued. */
  removeStaff: { request: { storeId: string; uid: string }; response: { ok: true } };
  /**
   * How the caller appears to the store; `image` is a picture of their own account, empty for none. An absent name
   * stays.
   */
  saveStoreUser: { request: { storeId: string; name?: string; image: string }; response: { ok: true } };
  /** The groups of a customer with an account; a new name creates a group. */
  saveCustomerGroups: {
    request: { storeId: string; customerId: string; groups: readonly string[] };
    response: { ok: true };
  };
  /** Ends the caller's sessions on all devices, this one included. */
  endSessions: { request: Record<never, never>; response: { ok: true } };
}
