import dynamic from 'next/dynamic';
import { useUserContext } from '@/context/user-context';
import { useSignInPrompt } from '@/lib/hooks/account/use-sign-in-prompt';

const FreshSignInDialog = dynamic(() =>
  import('@/components/admin/account/fresh-sign-in-dialog').then((module) => module.FreshSignInDialog),
);

/** Asks for a fresh sign-in whenever a call or a form needs one; text typed there stays. */
export function FreshSignInGate() {
  const { user } = useUserContext();
  const { asked, close } = useSignInPrompt();

  if (!asked || !user) return null;
  return <FreshSignInDialog asked={asked} methods={user.signInMethods} email={user.email} onClose={close} />;
}
