/**
 * The public configuration of this build, parsed once. Next replaces each `process.env.NEXT_PUBLIC_…` by its value,
 * so every name must be written out.
 */
function required(name: string, value: string | undefined): string {
  // The build has checked it, so the browser needs no error text.
  if (typeof window !== 'undefined' || value) return value ?? '';
  throw new Error(
    `The setting ${name} is missing. Set it in .env (see .env.example), or use "npm start", which needs none.`,
  );
}

/** A setting typed by hand; throws an error with its name if the value cannot be right. */
function matching(name: string, value: string, pattern: RegExp, example: string): string {
  if (typeof window !== 'undefined' || pattern.test(value)) return value;
  throw new Error(
    `The setting ${name} is "${value}", which is not of the form ${example}. See .env.example.`,
  );
}

const SITE_URL = required('NEXT_PUBLIC_SITE_URL', process.env.NEXT_PUBLIC_SITE_URL);

export const env = {
  firebase: {
    apiKey: required('NEXT_PUBLIC_FIREBASE_API_KEY', process.env.NEXT_PUBLIC_FIREBASE_API_KEY),
    authDomain: required('NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN', process.env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN),
    projectId: required('NEXT_PUBLIC_FIREBASE_PROJECT_ID', process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID),
    storageBucket: required(
      'NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET',
      process.env.NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET,
    ),
    messagingSenderId: required(
      'NEXT_PUBLIC_FIREBASE_MESSAGING_SENDER_ID',
      process.env.NEXT_PUBLIC_FIREBASE_MESSAGING_SENDER_ID,
    ),
    appId: required('NEXT_PUBLIC_FIREBASE_APP_ID', process.env.NEXT_PUBLIC_FIREBASE_APP_ID),
  },
  /** The public key of the project's web push certificate; empty takes FCM's own. */
  vapidKey: process.env.NEXT_PUBLIC_FIREBASE_VAPID_KEY ?? '',
  /** The reCAPTCHA Enterprise site key for App Check; empty without App Check. */
  appCheckKey: process.env.NEXT_PUBLIC_APP_CHECK_KEY ?? '',
  /** The host below which each store has a name, for a build that serves many stores; empty in a build for one store. */
  platformHost: process.env.NEXT_PUBLIC_PLATFORM_HOST ?? '',
  /** Absent is allowed: the subscription check then says 'stripeId not found!' (SPEC.md 7). */
  stripeId: process.env.NEXT_PUBLIC_STRIPE_ID ?? '',
  /** The origin of the subscription check; this site itself unless it is set. */
  subscriptionOrigin: process.env.NEXT_PUBLIC_SUBSCRIPTION_ORIGIN ?? '',
  siteUrl: matching('NEXT_PUBLIC_SITE_URL', SITE_URL, /^https?:\/\/[^/\s]+$/, 'https://shop.example'),
  /** `host:port` of each emulator, as the SDKs' connect functions want them; absent with a real project. */
  emulators: {
    firestore: process.env.NEXT_PUBLIC_FIRESTORE_EMULATOR_HOST,
    auth: process.env.NEXT_PUBLIC_FIREBASE_AUTH_EMULATOR_HOST,
    storage: process.env.NEXT_PUBLIC_FIREBASE_STORAGE_EMULATOR_HOST,
    functions: process.env.NEXT_PUBLIC_FUNCTIONS_EMULATOR_HOST,
    /** The stand-in for Stripe, with its script. */
    stripe: process.env.NEXT_PUBLIC_STRIPE_HOST,
    /** The stand-in for Firebase Cloud Messaging. */
    push: process.env.NEXT_PUBLIC_PUSH_HOST,
    /** The stand-in for Google's sign-in window. */
    google: process.env.NEXT_PUBLIC_GOOGLE_HOST,
  },
} as const;
