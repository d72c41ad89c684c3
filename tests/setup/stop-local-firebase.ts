import { writeRulesCoverage } from './rules-coverage';
import { running } from './running-local-firebase';

/** Jest's globalTeardown. Our own rules engine alone tells what it decided of each condition. */
export default async function stopForAllTests(): Promise<void> {
  if (running.firebase && process.env.TEST_FIRESTORE !== 'google')
    await writeRulesCoverage(running.firebase.ports);
  await running.firebase?.stop();
}
