import type { ProofWay } from '@/lib/domain/account/fresh-sign-in';
import type { AppError } from '@/lib/domain/errors/app-error';

/** `code`: the password was right already, the sign-in waits for the code alone. */
export type Asked = ProofWay | 'code';

/** Asks the person to prove who they are; false when they would rather not. */
type AskForProof = (asked: Asked) => Promise<boolean>;

let asker: AskForProof | null = null;
/** Calls that are refused at the same time are answered by one proof. */
let pending: Promise<boolean> | null = null;

/** The screen that asks; the returned function takes it away. */
export function askForProofWith(ask: AskForProof): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
}

/** Whether what was refused may be tried again, because the person has proved who they are for it. */
export async function provedAfresh({ code, params }: AppError): Promise<boolean> {
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
