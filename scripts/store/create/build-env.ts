import type { StoreId } from '@/lib/domain/ids';
import type { World } from '../world/world';

/** Build settings that belong to the project rather than to the store; see .env.example. */
const OF_THE_PROJECT = [
  'NEXT_PUBLIC_FIREBASE_API_KEY',
  'NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN',
  'NEXT_PUBLIC_FIREBASE_PROJECT_ID',
  'NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET',
  'NEXT_PUBLIC_FIREBASE_MESSAGING_SENDER_ID',
  'NEXT_PUBLIC_FIREBASE_APP_ID',
  'NEXT_PUBLIC_SITE_URL',
] as const;

/** Settings that may be empty; .env.example says what an empty one means. */
export const MAY_BE_EMPTY: readonly string[] = [
  'NEXT_PUBLIC_FIREBASE_VAPID_KEY',
  'NEXT_PUBLIC_APP_CHECK_KEY',
  'NEXT_PUBLIC_SUBSCRIPTION_ORIGIN',
];

/** Settings for a local project only. */
const OF_EMULATORS = [
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
  'NEXT_PUBLIC_FIRESTORE_EMULATOR_HOST',
  'NEXT_PUBLIC_FIREBASE_AUTH_EMULATOR_HOST',
  'NEXT_PUBLIC_FIREBASE_STORAGE_EMULATOR_HOST',
  'NEXT_PUBLIC_FUNCTIONS_EMULATOR_HOST',
  'NEXT_PUBLIC_STRIPE_HOST',
] as const;

/** The settings of a store's build, by name; unknown ones are empty. */
export function settingsOfBuild(
  { env, isLocal }: Pick<World, 'env' | 'isLocal'>,
  store: StoreId,
  customer: string,
): Record<string, string> {
  const names = [...OF_THE_PROJECT, ...MAY_BE_EMPTY, ...(isLocal ? OF_EMULATORS : [])];
  return {
    NEXT_PUBLIC_STORE_ID: store,
    NEXT_PUBLIC_STRIPE_ID: customer,
    ...Object.fromEntries(names.map((name) => [name, env[name] ?? ''])),
  };
}
