import type { FreshSignInWay } from '@/lib/domain/account/fresh-sign-in';
import type { AppError } from '@/lib/domain/errors/app-error';

/** `code`: the password was correct, and the sign-in waits only for the code. */
export type Asked = FreshSignInWay | 'code';

/** Asks the user for a fresh sign-in; false if they cancel. */
type AskForProof = (asked: Asked) => Promise<boolean>;

let asker: AskForProof | null = null;
/** Calls refused at the same time share one prompt. */
let pending: Promise<boolean> | null = null;

/** Registers the dialog that asks; the returned function removes it. */
export function registerSignInPrompt(ask: AskForProof): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
}

/** Asks for a fresh sign-in if the error demands it; true when the refused call may be retried. */
export async function signInAfresh({ code, params }: AppError): Promise<boolean> {
  if (code === 'second-factor-required') return ask('code');
  if (code === 'login-again') return ask('password');
  if (code !== 'fresh-sign-in-required') return false;
  return ask(params?.way === 'second-factor' ? 'second-factor' : 'password');
}

function ask(asked: Asked): Promise<boolean> {
  if (!asker) return Promise.resolve(false);
  pending ??= asker(asked).finally(() => (pending = null));
  return pending;
}
