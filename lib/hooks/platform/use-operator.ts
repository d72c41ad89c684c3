import { claimsOperator } from '@/lib/domain/platform/operator';
import { withAuth } from '@/lib/firebase/auth/with-auth';
import { useMemberEmail } from '@/lib/hooks/account/use-member-email';
import { useReadOnce } from '@/lib/hooks/use-read-once';

/** Who is at the console. The claim only spares everybody else a list that fails: rules and functions ask the platform. */
export type OperatorSession =
  | { readonly status: 'loading' }
  | { readonly status: 'nobody' }
  | { readonly status: 'other'; readonly email: string }
  | { readonly status: 'operator'; readonly email: string };

const readClaim = () =>
  withAuth(async ({ auth }) => ({
    operates: claimsOperator((await auth.currentUser?.getIdTokenResult())?.claims),
  }));

export function useOperator(): OperatorSession {
  const email = useMemberEmail();
  const claim = useReadOnce(email ?? null, readClaim);
  if (email === null) return { status: 'nobody' };
  if (email === undefined || claim.status === 'loading') return { status: 'loading' };
  const operates = claim.status === 'ready' && claim.value.operates;
  return operates ? { status: 'operator', email } : { status: 'other', email };
}
