import { env } from '@/lib/env';
import { loadAuth } from '@/lib/firebase/auth/session';

const KEY = 'weak-password';

/** The seed's password, public on purpose; projects with such names exist only locally. */
const isDemo = (password: string) => env.firebase.projectId.startsWith('demo-') && password === 'demo1234';

/**
 * Records whether somebody with a role logged in with a password that today's rules refuse. The provider accepts any password
 * of six characters, on its own pages too, so only the login can check it.
 */
export async function checkPasswordStrength(email: string, password: string): Promise<void> {
  if (isDemo(password)) return;
  try {
    if (!(await hasRole())) return;
    const { staffPasswordProblem } = await import('@/lib/domain/account/staff-password');
    storeWeakPassword(staffPasswordProblem(password, { email, names: [] }) !== null);
  } catch {
    // The list could not be loaded; the next login checks again.
  }
}

async function hasRole(): Promise<boolean> {
  const { auth } = await loadAuth();
  const { stores } = (await auth.currentUser?.getIdTokenResult())?.claims ?? {};
  return typeof stores === 'object' && stores !== null && Object.keys(stores).length > 0;
}

/** Stored in this browser until another password is chosen here. */
export function storeWeakPassword(weak: boolean): void {
  try {
    if (weak) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the password is checked at the next login.
  }
  window.dispatchEvent(new Event(KEY));
}

export function hasWeakPassword(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Calls `tell` when the value changes; the returned function removes the listener. */
export function onWeakPassword(tell: () => void): () => void {
  window.addEventListener(KEY, tell);
  return () => window.removeEventListener(KEY, tell);
}
