import { ApiError } from './api-error';

export interface Access {
  /** What a pair of keys has in common: `sk_test_demo` and `pk_test_demo` open `demo`. */
  readonly account: string;
  readonly publishable: boolean;
}

const KEY = /^(sk|pk)_test_([\w-]{3,99})$/;

/** Reads the key of a request; throws Stripe's 401 for none, a live one or one that is no key at all. */
export function accessOf(authorization: string | undefined, keyInParams: string | undefined): Access {
  const key = keyInHeader(authorization) ?? keyInParams;
  if (!key)
    throw new ApiError(
      401,
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  const [, kind, account] = KEY.exec(key) ?? [];
  if (!account) throw new ApiError(401, `Invalid API Key provided: ${masked(key)}`);
  return { account, publishable: kind === 'pk' };
}

function keyInHeader(authorization = ''): string | undefined {
  const [scheme = '', credentials = ''] = authorization.split(' ');
  if (/^bearer$/i.test(scheme)) return credentials;
  if (!/^basic$/i.test(scheme)) return undefined;
  return Buffer.from(credentials, 'base64').toString().split(':', 1)[0];
}

function masked(key: string): string {
  return key.length <= 12
    ? '*'.repeat(key.length)
    : `${key.slice(0, 8)}${'*'.repeat(key.length - 12)}${key.slice(-4)}`;
}
