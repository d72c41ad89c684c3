import { claimsOperator } from '@/lib/domain/platform/operator';
import { withAuth } from '@/lib/firebase/auth/with-auth';
import { useMemberEmail } from '@/lib/hooks/account/use-member-email';
import { useReadOnce } from '@/lib/hooks/use-read-once';

/** Who is at the console. The claim only spares everybody else a list that fails: rules and functions ask the platform. */
export type OperatorSession =
  | { readonly status: 'loading' }
  | { readonly status: 'nobody' }
  | { readonly status: 'other'; readonly email: string }
  | { readonly status: 'operator'; readonly email: string; readonly uid: string };

const readClaim = () =>
  withAuth(async ({ auth }) => ({
    operates: claimsOperator((await auth.currentUser?.getIdTokenResult())?.claims),
    uid: auth.currentUser?.uid ?? '',
  }));

export function useOperator(): OperatorSession {
  const email = useMemberEmail();
  const claim = useReadOnce(email ?? null, readClaim);
  if (email === null) return { status: 'nobody' };
  if (email === undefined || claim.status === 'loading') return { status: 'loading' };
  return claim.status === 'ready' && claim.value.operates
    ? { status: 'operator', email, uid: claim.value.uid }
    : { status: 'other', email };
}
