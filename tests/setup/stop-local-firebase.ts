import { writeRulesCoverage } from './rules-coverage';
import { running } from './running-local-firebase';

/** Jest's globalTeardown. */
export default async function stopForAllTests(): Promise<void> {
  if (running.firebase) await writeRulesCoverage(running.firebase.ports);
  await running.firebase?.stop();
}
