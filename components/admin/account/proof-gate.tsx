import { useCallback, useEffect, useState } from 'react';
import { ProofDialog } from '@/components/admin/account/proof-dialog';
import { useUserContext } from '@/context/user-context';
import { askForProofWith, type Asked } from '@/lib/functions/fresh-sign-in';

interface Asking {
  readonly asked: Asked;
  answer(proved: boolean): void;
}

/** Where the admin asks who it is, whenever a call or a form wants a fresh sign-in; what was typed there stays. */
export function ProofGate() {
  const { user } = useUserContext();
  const [asking, setAsking] = useState<Asking | null>(null);

  useEffect(() => askForProofWith((asked) => new Promise((answer) => setAsking({ asked, answer }))), []);
  const close = useCallback(
    (proved: boolean) => {
      asking?.answer(proved);
      setAsking(null);
    },
    [asking],
  );

  if (!asking || !user) return null;
  return <ProofDialog asked={asking.asked} methods={user.signInMethods} email={user.email} onClose={close} />;
}
