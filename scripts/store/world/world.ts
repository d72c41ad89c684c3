import { applicationDefault, getApps, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { createRunInQueue, type RunInQueue } from '@/functions/src/adapters/database/run-in-queue';
import { createBilling, type Billing } from '@/functions/src/adapters/stripe/billing/billing';
import { createStripe } from '@/functions/src/adapters/stripe/stripe-client';
import { FirestoreRest } from '@/functions/src/adapters/archive/firestore-rest';
import { checkCredentials } from './credentials';
import type { Terminal } from './terminal';

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;
type Environment = Readonly<Record<string, string | undefined>>;

/** Everything outside the process that the commands use. */
export interface World {
  readonly env: Environment;
  readonly projectId: string;
  /** True for the local Firebase and for Google's emulators. */
  readonly isLocal: boolean;
  readonly db: Firestore;
  readonly rest: FirestoreRest;
  readonly auth: Auth;
  readonly bucket: Bucket;
  /** The platform's Stripe account; null when this machine has no key for it. */
  readonly plans: Plans | null;
  readonly terminal: Terminal;
  /** An access token for Google's APIs. */
  readonly accessToken: () => Promise<string>;
  readonly runInQueue: RunInQueue;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

export interface Plans {
  readonly stripe: ReturnType<typeof createStripe>;
  readonly billing: Billing;
  /** True for the local Stripe, where we may choose customer ids. */
  readonly isStandIn: boolean;
}

/** Opens what the environment names; throws a sentence about what is missing. */
export function openWorld(env: Environment, terminal: Terminal): World {
  const need = (name: string): string => {
    const value = env[name];
    if (value) return value;
    throw new Error(
      `The setting ${name} is missing; docs/operators.md tells which ones a real project needs.`,
    );
  };
  const projectId = need('NEXT_PUBLIC_FIREBASE_PROJECT_ID');
  const storageBucket = need('NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET');
  const emulator = env.FIRESTORE_EMULATOR_HOST;
  if (!emulator && env.GOOGLE_APPLICATION_CREDENTIALS) checkCredentials(env.GOOGLE_APPLICATION_CREDENTIALS);
  const credential = emulator ? undefined : applicationDefault();
  const app = getApps()[0] ?? initializeApp({ projectId, storageBucket, ...(credential && { credential }) });
  const accessToken = async () => (credential ? (await credential.getAccessToken()).access_token : 'owner');
  const origin = emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
  const now = () => Date.now();
  return {
    env,
    projectId,
    isLocal: Boolean(emulator),
    db: getFirestore(app),
    rest: new FirestoreRest({ origin, projectId, accessToken }),
    auth: getAuth(app),
    bucket: getStorage(app).bucket(),
    plans: openPlans(env, now),
    terminal,
    accessToken,
    runInQueue: createRunInQueue(),
    now,
  };
}

function openPlans({ STRIPE_SECRET_KEY: secretKey, STRIPE_HOST: host = '' }: Environment, now: () => number) {
  if (!secretKey) return null;
  const platform = { secretKey, webhookSecret: '' };
  return {
    stripe: createStripe(secretKey, host),
    billing: createBilling(() => ({ host, platform }), now),
    isStandIn: host !== '',
  };
}
