import type { Finding } from '../finding';

/** Skips checks that the account has no permission for; it can still look after its stores. */
export async function unlessRefused(findings: Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await findings;
  } catch (error) {
    const what = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return [{ where: 'project', what, remedy: 'look at it as an owner of the project', isNote: true }];
  }
}
