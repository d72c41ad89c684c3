import { useEffect, useState } from 'react';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import { emailOfResetCode } from '@/lib/firebase/mail-codes';

export type ResetCode =
  | { readonly status: 'checking' }
  | { readonly status: 'valid'; readonly email: string }
  | { readonly status: 'refused'; readonly error: ErrorCode };

/** Whose password the code of a reset mail may change; checking does not use it up. */
export function useResetCode(code: string): ResetCode {
  const [state, setState] = useState<ResetCode>({ status: 'checking' });
  useEffect(() => {
    let left = false;
    void emailOfResetCode(code).then((found) => {
      if (left) return;
      setState(
        found.ok ? { status: 'valid', email: found.value } : { status: 'refused', error: found.error.code },
      );
    });
    return () => {
      left = true;
    };
  }, [code]);
  return state;
}
