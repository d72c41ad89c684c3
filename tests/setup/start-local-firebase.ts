import { startLocalFirebase } from './local-firebase';
import { running } from './running-local-firebase';

/**
 * Jest's globalSetup: one local Firebase for the whole run, found by the tests through the SDKs' own variables. Its ID
 * tokens are signed and verified as in production; those that tests make themselves are in tests/fixtures/firebase/id-tokens.ts.
 */
export default async function startForAllTests(): Promise<void> {
  running.firebase = await startLocalFirebase({ signedTokens: true });
  Object.assign(process.env, running.firebase.env);
}
