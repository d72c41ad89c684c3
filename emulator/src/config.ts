import fs from 'node:fs';
import path from 'node:path';
import { StartError } from './start-error';
import type { ConfiguredWebhook } from './stripe/stripe-server';

export const SERVICES = ['firestore', 'auth', 'storage', 'functions', 'mailbox', 'smtp', 'stripe'] as const;
export type ServiceName = (typeof SERVICES)[number];

export interface EmulatorConfig {
  readonly projectId: string;
  /** Absolute; created when missing. */
  readonly dataDir: string;
  /** Loopback only: `Bearer owner` passes all rules. */
  readonly host: string;
  readonly ports: Readonly<Record<ServiceName, number>>;
  /** `host:port` of another Firestore, as Google's emulator, which runs already; null serves our own. */
  readonly firestoreHost: string | null;
  /** Absolute paths of the rule files. */
  readonly rules: { readonly firestore: string; readonly storage: string };
  /** Absolute path of `firestore.indexes.json`; null lets every query pass, whatever index it would need. */
  readonly indexes: string | null;
  /** Absolute path of the functions' CommonJS bundle; null serves none. */
  readonly functions: string | null;
  readonly functionsEnv: Readonly<Record<string, string>>;
  /** Whether Auth signs its ID tokens and nothing takes others; false where absent. */
  readonly signedTokens: boolean;
  /** Where the links of Auth's mails lead, as the console's "action URL" sets it; null for the emulator's own page. */
  readonly actionUrl: string | null;
  /** Addresses that Stripe's events are told to, by the secret key of their account. */
  readonly stripeWebhooks: readonly ConfiguredWebhook[];
}

const LOOPBACK_HOST = /^(?:127\.0\.0\.1|localhost):\d+$/;

/**
 * Reads the one command-line argument, a JSON object in the form of EmulatorConfig (paths relative to the working
 * directory, `host` 127.0.0.1 when absent). Throws a StartError that names the value at fault.
 */
export function parseConfig(argument: string | undefined): EmulatorConfig {
  const given = parseJson(argument);
  const rules = record(given, 'rules');
  const ports = record(given, 'ports');
  return {
    projectId: matching(given, 'projectId', /^[a-z][a-z0-9-]{3,28}[a-z0-9]$/, 'a Firebase project id'),
    dataDir: path.resolve(text(given, 'dataDir')),
    host:
      given.host === undefined
        ? '127.0.0.1'
        : matching(given, 'host', /^127\.0\.0\.1$|^localhost$/, 'a loopback address'),
    ports: portTable(ports),
    firestoreHost: given.firestoreHost
      ? matching(given, 'firestoreHost', LOOPBACK_HOST, 'a loopback address with a port')
      : null,
    rules: { firestore: file(rules, 'firestore', 'rules.'), storage: file(rules, 'storage', 'rules.') },
    indexes: given.indexes ? file(given, 'indexes') : null,
    functions: given.functions === null ? null : file(given, 'functions'),
    functionsEnv: textTable(given.functionsEnv ?? {}),
    signedTokens: flag(given, 'signedTokens'),
    actionUrl: given.actionUrl ? text(given, 'actionUrl') : null,
    stripeWebhooks: webhooks(given.stripeWebhooks ?? []),
  };
}

/** What a deployed function finds in its environment when the SDKs are to talk to this emulator. */
export function functionsEnvironment(config: EmulatorConfig): NodeJS.ProcessEnv {
  const at = (service: ServiceName) => `${config.host}:${config.ports[service]}`;
  const storageBucket = `${config.projectId}.appspot.com`;
  return {
    ...process.env,
    FUNCTIONS_EMULATOR: 'true',
    GCLOUD_PROJECT: config.projectId,
    GOOGLE_CLOUD_PROJECT: config.projectId,
    // Google's libraries would look on the network for a machine of Google's to ask for credentials.
    METADATA_SERVER_DETECTION: 'none',
    FIREBASE_CONFIG: JSON.stringify({ projectId: config.projectId, storageBucket }),
    FIRESTORE_EMULATOR_HOST: config.firestoreHost ?? at('firestore'),
    FIREBASE_AUTH_EMULATOR_HOST: at('auth'),
    FIREBASE_STORAGE_EMULATOR_HOST: at('storage'),
    ...config.functionsEnv,
  };
}

type Given = Record<string, unknown>;

function parseJson(argument: string | undefined): Given {
  if (!argument) throw new StartError('The local Firebase needs its configuration as one JSON argument.');
  let value: unknown;
  try {
    value = JSON.parse(argument);
  } catch {
    throw new StartError(`The configuration of the local Firebase is not JSON: ${argument.slice(0, 80)}`);
  }
  if (isRecord(value)) return value;
  throw new StartError('The configuration of the local Firebase must be a JSON object.');
}

function portTable(given: Given): Record<ServiceName, number> {
  const entries = SERVICES.map((service) => [service, port(given, service)] as const);
  const seen = new Map<number, ServiceName>();
  for (const [service, number] of entries) {
    const other = seen.get(number);
    if (other)
      throw new StartError(`The ports of ${other} and ${service} are both ${number}; give each its own.`);
    seen.set(number, service);
  }
  return Object.fromEntries(entries) as Record<ServiceName, number>;
}

function port(given: Given, service: ServiceName): number {
  const value = given[service];
  if (Number.isInteger(value) && Number(value) > 0 && Number(value) < 65_536) return Number(value);
  throw new StartError(
    `The setting ports.${service} must be a port number, but it is ${JSON.stringify(value)}.`,
  );
}

function text(given: Given, name: string, prefix = ''): string {
  const value = given[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new StartError(`The setting ${prefix}${name} must be a text, but it is ${JSON.stringify(value)}.`);
}

function flag(given: Given, name: string): boolean {
  const value = given[name] ?? false;
  if (typeof value === 'boolean') return value;
  throw new StartError(`The setting ${name} must be true or false, but it is ${JSON.stringify(value)}.`);
}

function matching(given: Given, name: string, pattern: RegExp, what: string): string {
  const value = text(given, name);
  if (pattern.test(value)) return value;
  throw new StartError(`The setting ${name} must be ${what}, but it is "${value}".`);
}

function file(given: Given, name: string, prefix = ''): string {
  const value = path.resolve(text(given, name, prefix));
  if (fs.statSync(value, { throwIfNoEntry: false })?.isFile()) return value;
  throw new StartError(`The setting ${prefix}${name} names ${value}, but there is no such file.`);
}

function record(given: Given, name: string): Given {
  const value = given[name];
  if (isRecord(value)) return value;
  throw new StartError(`The setting ${name} is missing.`);
}

function textTable(value: unknown): Record<string, string> {
  if (isRecord(value) && Object.values(value).every((entry) => typeof entry === 'string'))
    return value as Record<string, string>;
  throw new StartError('The setting functionsEnv must hold texts by name.');
}

/** `[{ key, url, secret, connect }]`; each is told of everything, with `connect` of the connected accounts alone. */
function webhooks(value: unknown): ConfiguredWebhook[] {
  if (!Array.isArray(value)) throw new StartError('The setting stripeWebhooks must be a list.');
  return value.map((entry: unknown, index) => {
    const given = isRecord(entry) ? entry : {};
    const field = (name: string) => text(given, name, `stripeWebhooks[${index}].`);
    return {
      key: field('key'),
      url: field('url'),
      secret: field('secret'),
      events: ['*'],
      connect: flag(given, 'connect'),
    };
  });
}

function isRecord(value: unknown): value is Given {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
