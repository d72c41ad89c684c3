import { useEffect, useRef, useState } from 'react';
import { registerSignInPrompt, type Asked } from '@/lib/functions/account/fresh-sign-in';

interface Asking {
  readonly asked: Asked;
  answer(proved: boolean): void;
}

/** What a call or a form waits for that needs a fresh sign-in, null for nothing; and how to answer it. */
export function useSignInPrompt() {
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
  return { asked: asking?.asked ?? null, close };
}
