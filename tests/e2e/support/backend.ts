import { initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  type Auth,
} from 'firebase/auth';
import { getFunctions, httpsCallableFromURL } from 'firebase/functions';
import type { CallableName, Callables } from '@/lib/domain/api/callables';
import { callableUrl } from '@/tests/fixtures/firebase/callable-url';
import { PASSWORD } from './people/people';

/** A person who calls the functions from outside the browser, as a second device would. */
export interface Person {
  readonly uid: string;
  call<N extends CallableName>(name: N, request: Callables[N]['request']): Promise<Callables[N]['response']>;
}

/** Signs in over the real SDKs against the shop under test. */
export const signedIn = (email: string): Promise<Person> => personAt(email, signInWithEmailAndPassword);

/** Makes an account, with the usual password or this one, and signs in. */
export const signedUp = (email: string, password = PASSWORD): Promise<Person> =>
  personAt(email, createUserWithEmailAndPassword, password);

type Entry = typeof signInWithEmailAndPassword;

async function personAt(email: string, enter: Entry, password = PASSWORD): Promise<Person> {
  const app = initializeApp(
    { apiKey: 'local', projectId: setting('NEXT_PUBLIC_FIREBASE_PROJECT_ID') },
    email,
  );
  const { user } = await enter(authOf(app), email, password);
  const functions = getFunctions(app);
  return {
    uid: user.uid,
    async call(name, request) {
      const { data } = await httpsCallableFromURL<unknown, never>(functions, callableUrl(name))(request);
      return data;
    },
  };
}

function authOf(app: FirebaseApp): Auth {
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://${setting('NEXT_PUBLIC_FIREBASE_AUTH_EMULATOR_HOST')}`, {
    disableWarnings: true,
  });
  return auth;
}

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: run the browser tests through npm test.`);
  return value;
}
