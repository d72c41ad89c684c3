import { createHash } from 'node:crypto';
import { env } from '@/lib/env';
import { loadingRules, policyOf } from '@/lib/server/security-headers';

/** Scripts written into a page's markup that run; blocks of data, such as JSON-LD, do not. */
const INLINE_SCRIPT = /<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

const STRIPE = env.emulators.stripe ? `http://${env.emulators.stripe}` : 'https://js.stripe.com';

/** The frame of Google's sign-in, by path: the host serves scripts that call whatever function an address names. */
const GOOGLE = env.emulators.auth
  ? []
  : ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/abc-static/_/js/'];

/** What App Check asks; its key is configured or nothing of it loads. */
const RECAPTCHA = env.appCheckKey
  ? ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
  : [];

/** Scripts written into this markup, as they stand there. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script);

/**
 * The Content-Security-Policy that stands in a page: nothing but what it names. Its scripts are files of this site, Stripe's and
 * Google's, and the texts written into it, each by its hash. A static page cannot hold a nonce, which must be new in each answer.
 */
export function pagePolicy(inline: readonly string[]): string {
  const { projectId, storageBucket: bucket, authDomain } = env.firebase;
  const hashes = new Set(inline.map((script) => `'sha256-${sha256(script)}'`));
  return policyOf({
    'default-src': ["'none'"],
    'script-src': ["'self'", STRIPE, ...GOOGLE, ...RECAPTCHA, ...hashes],
    ...loadingRules({ ...env, projectId, bucket, authDomain }),
  });
}

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('base64');
