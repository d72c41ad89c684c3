import { startLocalFirebase } from './local-firebase';
import { running } from './running-local-firebase';

/** Jest's globalSetup: one local Firebase for the whole run, found by the tests through the SDKs' own variables. */
export default async function startForAllTests(): Promise<void> {
  running.firebase = await startLocalFirebase();
  Object.assign(process.env, running.firebase.env);
}
