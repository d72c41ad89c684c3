import { createHash } from 'node:crypto';
import { env } from '@/lib/env';

/** Scripts written into a page's markup that run; blocks of data, such as JSON-LD, do not. */
const INLINE_SCRIPT = /<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

const STRIPE = env.emulators.stripe ? `http://${env.emulators.stripe}` : 'https://js.stripe.com';

/** The frame of Google's sign-in. */
const GOOGLE = env.emulators.auth ? [] : ['https://apis.google.com'];

/** What App Check asks; its key is configured or nothing of it loads. */
const RECAPTCHA = env.appCheckKey
  ? ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
  : [];

/** Scripts written into this markup, as they stand there. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script);

/**
 * The part of the Content-Security-Policy that tells which scripts a page may run: files of this site, Stripe's, and
 * the scripts written into it, each by its hash. A static page cannot hold a nonce, which must be new in each answer.
 */
export function scriptPolicy(inline: readonly string[]): string {
  const hashes = new Set(inline.map((script) => `'sha256-${sha256(script)}'`));
  return ['script-src', "'self'", STRIPE, ...GOOGLE, ...RECAPTCHA, ...hashes].join(' ');
}

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('base64');
