import { fieldsOf, filledText } from '@/lib/domain/parse/fields';

interface AccountKeys {
  readonly secretKey: string;
  /** Signs the events that Stripe sends to this account's webhook. */
  readonly webhookSecret: string;
}

export interface StoreKeys extends AccountKeys {
  /** Given to the browser of a shopper who pays. */
  readonly publishableKey: string;
}

/** The keys of one deployment, which serves many stores, each with an account of its own. */
export interface StripeSettings {
  /** `host:port` of a stand-in on this machine; empty for Stripe itself. */
  readonly host: string;
  /** Whose plans the store owners pay. */
  readonly platform: AccountKeys;
  /** By store id; a store without keys does not take cards. */
  readonly stores: ReadonlyMap<string, StoreKeys>;
}

/** The settings as they stand in the environment. */
interface Texts {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly storeKeys: string;
  readonly mode: string;
  readonly host: string;
}

/**
 * Reads and checks the keys, each on first use: a function has only the secrets it is given. Unless `mode` is
 * `test` every key must be a live one; in test mode none may be. So no shop delivers for test cards or takes
 * real money on trial. A wrong setting throws one sentence.
 */
export function readStripeSettings(texts: Texts): StripeSettings {
  return {
    get host() {
      const { host } = texts;
      if (host && modeOf(texts) === 'live')
        throw new Error(
          'The setting STRIPE_HOST of the functions names a stand-in for Stripe, so STRIPE_MODE must be "test".',
        );
      return host;
    },
    platform: {
      get secretKey() {
        assertKey(SECRET_KEY, texts.secretKey, modeOf(texts), 'STRIPE_SECRET_KEY');
        return texts.secretKey;
      },
      get webhookSecret() {
        return texts.webhookSecret;
      },
    },
    get stores() {
      const stores = parseStores(texts.storeKeys);
      for (const [store, keys] of stores) {
        const where = `STRIPE_STORE_KEYS for the store "${store}"`;
        assertKey(SECRET_KEY, keys.secretKey, modeOf(texts), where);
        assertKey(PUBLISHABLE_KEY, keys.publishableKey, modeOf(texts), where);
      }
      return stores;
    },
  };
}

function modeOf({ mode }: Texts): 'live' | 'test' {
  if (mode === 'live' || mode === 'test') return mode;
  throw new Error(`The setting STRIPE_MODE of the functions must be "live" or "test", not "${mode}".`);
}

/** Checked by prefix, because a secret key in the publishable key's place would be given to every browser. */
const SECRET_KEY = { kind: 'secret key', form: /^[sr]k_(live|test)_/ };
const PUBLISHABLE_KEY = { kind: 'publishable key', form: /^pk_(live|test)_/ };

function assertKey({ kind, form }: typeof SECRET_KEY, key: string, mode: 'live' | 'test', where: string) {
  const found = form.exec(key)?.[1];
  if (found === mode) return;
  const what = found ? `a ${found} key` : `what is no ${kind} of Stripe`;
  throw new Error(
    `The setting ${where} holds ${what}, but STRIPE_MODE is ${mode}: it wants a ${mode} ${kind}.`,
  );
}

function parseStores(text: string): Map<string, StoreKeys> {
  const entries = Object.entries(fieldsOf(parseJson(text)));
  return new Map(entries.map(([store, value]) => [store, parseKeys(store, value)]));
}

function parseKeys(store: string, value: unknown): StoreKeys {
  const fields = fieldsOf(value);
  const need = (name: keyof StoreKeys): string => {
    const found = filledText(fields[name]);
    if (found) return found;
    throw new Error(
      `The setting STRIPE_STORE_KEYS of the functions has no "${name}" for the store "${store}".`,
    );
  };
  return {
    secretKey: need('secretKey'),
    publishableKey: need('publishableKey'),
    webhookSecret: need('webhookSecret'),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(
      'The setting STRIPE_STORE_KEYS of the functions must be JSON: {"store": {"secretKey", "publishableKey", "webhookSecret"}}, or {} for no store.',
    );
  }
}
