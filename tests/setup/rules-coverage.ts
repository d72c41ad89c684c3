import fs from 'node:fs';
import path from 'node:path';

interface Condition {
  readonly true: number;
  readonly false: number;
  readonly error: number;
  readonly unproven: number;
  readonly other: number;
}

const OUTPUT = path.join(process.cwd(), '.build/rules-coverage.json');

/** Leaves what the rules tests made of the rule files' conditions for scripts/gate/rules-coverage.mjs. */
export async function writeRulesCoverage(ports: Readonly<Record<string, number>>): Promise<void> {
  const firestore = `http://127.0.0.1:${ports.firestore}/emulator/v1/projects`;
  const { projects } = await jsonAt<{ projects: string[] }>(firestore);
  const tested = projects.filter((project) => project.startsWith('demo-rules-'));
  if (tested.length === 0) return;
  const counts = await Promise.all(
    tested.map((project) => conditionsAt(`${firestore}/${project}:ruleCoverage`)),
  );
  const files = [
    { file: 'firestore.rules', conditions: counts.reduce(added) },
    {
      file: 'storage.rules',
      conditions: await conditionsAt(`http://127.0.0.1:${ports.storage}/internal/ruleCoverage`),
    },
  ];
  fs.mkdirSync(path.dirname(OUTPUT), { recursive: true });
  fs.writeFileSync(OUTPUT, JSON.stringify(files, null, 1));
}

const jsonAt = async <T>(url: string): Promise<T> => (await (await fetch(url)).json()) as T;

const conditionsAt = async (url: string): Promise<Condition[]> =>
  (await jsonAt<{ conditions: Condition[] }>(url)).conditions;

/** Each project counts for the same file, so the lists agree place by place. */
const added = (sums: Condition[], more: Condition[]): Condition[] =>
  sums.map((sum, index) => {
    const next = more[index] ?? sum;
    return {
      ...sum,
      true: sum.true + next.true,
      false: sum.false + next.false,
      error: sum.error + next.error,
      unproven: sum.unproven + next.unproven,
      other: sum.other + next.other,
    };
  });
