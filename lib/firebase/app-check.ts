import { CustomProvider, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { env } from '@/lib/env';
import { firebaseApp } from '@/lib/firebase/app';

const TOKEN_LIFE_MS = 60 * 60 * 1000;

/** With the local stand-in the browser makes the token itself, because Google's servers give out the others. */
async function localToken() {
  const claims = btoa(JSON.stringify({ sub: env.firebase.appId }));
  return { token: `local.${claims}.none`, expireTimeMillis: Date.now() + TOKEN_LIFE_MS };
}

/** Reached through `withAppCheck` alone, by a dynamic import: from now on the SDKs send tokens. */
initializeAppCheck(firebaseApp(), {
  provider: env.emulators.functions
    ? new CustomProvider({ getToken: localToken })
    : new ReCaptchaEnterpriseProvider(env.appCheckKey),
  isTokenAutoRefreshEnabled: true,
});
