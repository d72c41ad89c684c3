import { CustomProvider, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { env } from '@/lib/env';
import { firebaseApp } from '@/lib/firebase/app';

const TOKEN_LIFE_MS = 60 * 60 * 1000;

/** With the local stand-in the browser makes its own token, because real ones come from Google's servers. */
async function localToken() {
  const claims = btoa(JSON.stringify({ sub: env.firebase.appId }));
  return { token: `local.${claims}.none`, expireTimeMillis: Date.now() + TOKEN_LIFE_MS };
}

/** From now on the SDKs send tokens. Import this only through `withAppCheck`, dynamically. */
initializeAppCheck(firebaseApp(), {
  provider: env.emulators.functions
    ? new CustomProvider({ getToken: localToken })
    : new ReCaptchaEnterpriseProvider(env.appCheckKey),
  isTokenAutoRefreshEnabled: true,
});
