import { claimsOf } from '../token-claims';
import { bundleModule } from './bundle-module';

interface Decoded {
  readonly app_id: string;
  readonly sub: string;
}
interface AppCheckModule {
  readonly AppCheck: {
    prototype: { verifyToken(token: string): Promise<{ appId: string; token: Decoded }> };
  };
}

/**
 * Lets the functions take App Check tokens at their word, as they do ID tokens here: only Google could verify them. A
 * bundle without firebase-admin asks for none.
 */
export function trustAppCheckTokens(bundle: string): void {
  const appCheck = bundleModule<AppCheckModule>(bundle, 'firebase-admin/app-check');
  if (!appCheck) return;
  appCheck.AppCheck.prototype.verifyToken = async (token) => {
    const claims = claimsOf<Decoded>(token);
    if (!claims) throw new Error('This is no App Check token.');
    return { appId: claims.sub, token: { ...claims, app_id: claims.sub } };
  };
}
