import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import { useUserContext } from '@/context/user-context';
import { registerSignInPrompt, type Asked } from '@/lib/functions/account/fresh-sign-in';

const ProofDialog = dynamic(() =>
  import('@/components/admin/account/fresh-sign-in-dialog').then((module) => module.FreshSignInDialog),
);

interface Asking {
  readonly asked: Asked;
  answer(proved: boolean): void;
}

/** Asks for a fresh sign-in whenever a call or a form needs one; text typed there stays. */
export function FreshSignInGate() {
  const { user } = useUserContext();
  const [asking, setAsking] = useState<Asking | null>(null);
  const open = useRef<Asking | null>(null);

  useEffect(() => {
    const stop = registerSignInPrompt(
      (asked) =>
        new Promise((answer) => {
          open.current = { asked, answer };
          setAsking(open.current);
        }),
    );
    return () => {
      stop();
      open.current?.answer(false);
    };
  }, []);
  const close = (proved: boolean) => {
    open.current?.answer(proved);
    open.current = null;
    setAsking(null);
  };

  if (!asking || !user) return null;
  return <ProofDialog asked={asking.asked} methods={user.signInMethods} email={user.email} onClose={close} />;
}
