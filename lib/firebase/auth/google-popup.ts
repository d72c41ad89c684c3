import type { FirebaseError } from 'firebase/app';
import type { OAuthCredential, User, UserCredential } from 'firebase/auth';
import { env } from '@/lib/env';
import type { AuthModule } from '@/lib/firebase/auth/session';

const WINDOW = 'popup,width=480,height=640';
/** The Google account, or its e-mail, belongs to another account. */
const TAKEN = ['auth/credential-already-in-use', 'auth/email-already-in-use'];
/** How often to check whether the window was closed, milliseconds. */
const WATCH_MS = 300;

/** Why Google's window is opened: to sign in, to link a guest's account, or to reauthenticate. */
export type GoogleUse =
  { readonly kind: 'sign-in' } | { readonly kind: 'link' | 'reauthenticate'; readonly user: User };

/** The account chosen last in the local stand-in's window. */
let chosen: OAuthCredential | null = null;

/** Asks for a Google account and uses it. Rejects with the SDK's errors, also when the window is blocked or closed. */
export async function openGooglePopup({ auth, sdk }: AuthModule, use: GoogleUse): Promise<UserCredential> {
  if (env.emulators.google) {
    const credential = sdk.GoogleAuthProvider.credential(await chosenLocally(env.emulators.google, sdk));
    chosen = credential;
    if (use.kind === 'sign-in') return sdk.signInWithCredential(auth, credential);
    if (use.kind === 'link') return sdk.linkWithCredential(use.user, credential);
    return sdk.reauthenticateWithCredential(use.user, credential);
  }
  const provider = new sdk.GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  auth.useDeviceLanguage();
  const resolver = sdk.browserPopupRedirectResolver;
  if (use.kind === 'sign-in') return sdk.signInWithPopup(auth, provider, resolver);
  if (use.kind === 'link') return sdk.linkWithPopup(use.user, provider, resolver);
  return sdk.reauthenticateWithPopup(use.user, provider, resolver);
}

/** The chosen Google account if another account has it already, to sign in with it instead; null for any other failure. */
export function takenGoogleAccount({ sdk }: AuthModule, error: unknown): OAuthCredential | null {
  if (!(error instanceof Error && 'code' in error && TAKEN.some((code) => code === error.code))) return null;
  return env.emulators.google ? chosen : sdk.GoogleAuthProvider.credentialFromError(error as FirebaseError);
}

/** The account chosen in the local stand-in's window, in the form that the local Auth accepts as a Google ID token. */
function chosenLocally(host: string, sdk: AuthModule['sdk']): Promise<string> {
  const origin = `http://${host}`;
  const query = new URLSearchParams({ origin: location.origin, lang: document.documentElement.lang });
  const opened = window.open(`${origin}/emulator/google?${query.toString()}`, '_blank', WINDOW);
  if (!opened) return Promise.reject(authFailure(sdk.AuthErrorCodes.POPUP_BLOCKED));
  return new Promise((resolve, reject) => {
    const end = () => {
      clearInterval(watching);
      window.removeEventListener('message', onMessage);
    };
    const onMessage = (event: MessageEvent<{ readonly googleIdToken?: string }>) => {
      if (event.origin !== origin || !event.data.googleIdToken) return;
      end();
      resolve(event.data.googleIdToken);
    };
    const watching = setInterval(() => {
      if (!opened.closed) return;
      end();
      reject(authFailure(sdk.AuthErrorCodes.POPUP_CLOSED_BY_USER));
    }, WATCH_MS);
    window.addEventListener('message', onMessage);
  });
}

const authFailure = (code: string) => Object.assign(new Error(code), { code });
