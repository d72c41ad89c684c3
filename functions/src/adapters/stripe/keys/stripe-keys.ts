import { fieldsOf, filledText } from '@/lib/domain/parse/fields';

type StripeMode = 'live' | 'test';

export interface AccountKeys {
  readonly secretKey: string;
  /** Signs the events that Stripe sends to this account's webhook. */
  readonly webhookSecret: string;
}

export interface StoreKeys extends AccountKeys {
  /** Given to the browser of a shopper who pays. */
  readonly publishableKey: string;
}

/** A store's secret in Secret Manager. Store ids use only characters that secret ids allow. */
export const storeKeysSecret = (store: string): string => `STRIPE_STORE_KEYS_${store}`;

export function modeOf(mode: string): StripeMode {
  if (mode === 'live' || mode === 'test') return mode;
  throw new Error(`The setting STRIPE_MODE of the functions must be "live" or "test", not "${mode}".`);
}

/** Checked by prefix, because a secret key in the publishable key's place would be given to every browser. */
const SECRET_KEY = { kind: 'secret key', form: /^[sr]k_(live|test)_/ };
const PUBLISHABLE_KEY = { kind: 'publishable key', form: /^pk_(live|test)_/ };

/**
 * Unless `mode` is `test` every key must be a live one; in test mode none may be. So no shop delivers for test cards or
 * takes real money on trial. `where` names the setting.
 */
export const assertSecretKey = (key: string, mode: StripeMode, where: string): void =>
  assertKey(SECRET_KEY, key, mode, where);

/** The same for a publishable key. */
export const assertPublishableKey = (key: string, mode: StripeMode, where: string): void =>
  assertKey(PUBLISHABLE_KEY, key, mode, where);

function assertKey({ kind, form }: typeof SECRET_KEY, key: string, mode: StripeMode, where: string) {
  const found = form.exec(key)?.[1];
  if (found === mode) return;
  const what = found ? `a ${found} key` : `what is no ${kind} of Stripe`;
  throw new Error(
    `The setting ${where} holds ${what}, but STRIPE_MODE is ${mode}: it wants a ${mode} ${kind}.`,
  );
}

/** Parses a store's stored keys. If they are wrong, throws one sentence that names the setting `where`. */
export function parseStoreKeys(value: unknown, mode: StripeMode, where: string): StoreKeys {
  const fields = fieldsOf(value);
  const need = (name: keyof StoreKeys): string => {
    const found = filledText(fields[name]);
    if (found) return found;
    throw new Error(`The setting ${where} has no "${name}".`);
  };
  const keys = {
    secretKey: need('secretKey'),
    publishableKey: need('publishableKey'),
    webhookSecret: need('webhookSecret'),
  };
  assertSecretKey(keys.secretKey, mode, where);
  assertPublishableKey(keys.publishableKey, mode, where);
  return keys;
}

/** `wanted` describes the expected form, for the error. */
export function parseKeysJson(text: string, where: string, wanted: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`The setting ${where} must be JSON: ${wanted}.`);
  }
}
