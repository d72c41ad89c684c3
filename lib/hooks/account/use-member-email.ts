import { startTransition, useEffect, useState } from 'react';
import { loadAuth, onSession } from '@/lib/firebase/auth/session';

/** The e-mail of this browser's account; undefined until known, null for nobody, a guest, or while it cannot be known. */
export function useMemberEmail(): string | null | undefined {
  const [email, setEmail] = useState<string | null>();
  useEffect(() => {
    let stop = () => {};
    let follows = false;
    const tell = (known: string | null) => startTransition(() => setEmail(known));
    const stopAsking = onSession(() => {
      if (follows) return;
      follows = true;
      loadAuth().then(
        ({ auth }) => {
          stop = auth.onIdTokenChanged((user) => tell(user && !user.isAnonymous ? user.email : null));
        },
        () => tell(null),
      );
    });
    if (!follows) tell(null);
    return () => {
      stopAsking();
      stop();
    };
  }, []);
  return email;
}
