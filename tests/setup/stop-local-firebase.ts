import { running } from './running-local-firebase';

/** Jest's globalTeardown. */
export default async function stopForAllTests(): Promise<void> {
  await running.firebase?.stop();
}
