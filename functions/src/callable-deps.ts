import type { CallableName } from '@/lib/domain/api/callables';
import type { StoreId } from '@/lib/domain/ids';
import type { SUPPORT_ROLE } from '@/lib/domain/platform/support-access';
import type { RoleHolder, StaffRole } from '@/functions/src/adapters/people/staff-role';
import type { AllowsOrigin } from '@/functions/src/guarded-callable';
import type { ConsumeRateLimit } from '@/functions/src/limits/consume-rate-limit';
import type { FindStore } from '@/functions/src/limits/find-store';
import type { ProofOfWork } from '@/functions/src/limits/proof-of-work';
import type { Log } from '@/functions/src/log';

/**
 * The role that a store gave to the verified address of somebody's token, or the one of support that an owner allowed; it
 * outweighs the claim.
 */
type ReadRole = (
  store: StoreId,
  holder: RoleHolder & { readonly isSupport: boolean; readonly enteredAt: number },
) => Promise<StaffRole | typeof SUPPORT_ROLE>;

/** What all callables share. */
export interface CallableDeps {
  readonly log: Log;
  /** Throws where a setting of this function is wrong. */
  readonly checkSettings: (name: CallableName) => void;
  readonly heldRole: ReadRole;
  /** Whether the platform made this person an operator. */
  readonly isOperator: (holder: RoleHolder) => Promise<boolean>;
  /** The origin of the platform's own pages, the only ones that operators' calls may come from. */
  readonly platformOrigin: () => string;
  /** Whether the account was disabled or deleted since its token was made. */
  readonly isLockedOut: (uid: string) => Promise<boolean>;
  readonly hasSecondFactor: (uid: string) => Promise<boolean>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly findStore: FindStore;
  readonly consumeRateLimit: ConsumeRateLimit;
  readonly proofOfWork: ProofOfWork;
  readonly allowsOrigin: AllowsOrigin;
  /** Number of our own proxies before Google's front end; see `clientNetwork`. */
  readonly ownProxies: () => number;
  /** Whether a call without a valid App Check token is refused. */
  readonly enforcesAppCheck: () => boolean;
}
