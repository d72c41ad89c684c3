import { emailField } from '@/lib/domain/forms/fields';
import { fail, ok, type Result } from '@/lib/domain/result';
import { finishSignIn, signIn, signUp, type SignedIn } from '@/lib/firebase/auth/account';
import { ValidationError } from 'yup';

/** What somebody types to enter; the code only where a second factor asks for it. */
export interface OwnerEntry {
  readonly email: string;
  readonly password: string;
  readonly code: string;
}

/**
 * Creates an account, logs in, or continues a login with its code. A new account's password obeys the rule for people with a
 * role. Fails at the fields, with `second-factor-required`, or as the provider says.
 */
export async function enterAsOwner(
  way: 'new' | 'known' | 'code',
  { email: typed, password, code }: OwnerEntry,
): Promise<Result<SignedIn>> {
  if (way === 'code') return finishSignIn(code.replace(/\s/g, ''));
  const email = checked(typed);
  if (!email.ok) return email;
  if (!password) return refused('password', 'field.password.required');
  if (way === 'known') return signIn(email.value, password);
  // Two hundred kilobytes of common passwords, needed at this moment alone.
  const { staffPasswordProblem } = await import('@/lib/domain/account/staff-password');
  const problem = staffPasswordProblem(password, { email: email.value, names: [] });
  return problem ? refused('password', problem) : signUp('', email.value, password);
}

function checked(typed: string): Result<string> {
  try {
    return ok(emailField().validateSync(typed));
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return refused('email', error.message);
  }
}

const refused = (field: keyof OwnerEntry, problem: string) =>
  fail({ code: 'invalid-input', fields: { [field]: problem } });
