import { integer, pick, type Random } from '@/scripts/seed/random';
import type { Case } from './case';
import { DATABASE, DOCUMENTS, type Answer, type Engine } from './engines';
import { structuredQuery } from './queries';
import { chance } from './values';
import { byName, pathsOf, read, write } from './writes';

type Step =
  | { readonly do: 'read'; readonly documents: readonly string[] }
  | { readonly do: 'query'; readonly query: object }
  | { readonly do: 'commit'; readonly writes: readonly object[] }
  | { readonly do: 'rollback' };

/** A transaction, its steps, some of them in a wrong order, and what its lane's documents are afterwards. */
export function transactionCase(random: Random, lane: string): Case {
  const options = chance(random, 0.85) ? { readWrite: {} } : { readOnly: {} };
  const steps: Step[] = Array.from({ length: integer(random, 0, 3) }, () => reading(random, lane));
  const writes = () => Array.from({ length: integer(random, 0, 3) }, () => write(random, lane));
  steps.push(chance(random, 0.85) ? { do: 'commit', writes: writes() } : { do: 'rollback' });
  if (chance(random, 0.15))
    steps.push(pick(random, [reading(random, lane), { do: 'commit', writes: [] }, { do: 'rollback' }]));
  return {
    kind: 'transaction',
    shown: { options, steps },
    run: (engine) => perform(engine, options, steps, lane),
  };
}

function reading(random: Random, lane: string): Step {
  if (chance(random, 0.3)) return { do: 'query', query: structuredQuery(random) };
  return {
    do: 'read',
    documents: pathsOf(lane)
      .filter(() => chance(random, 0.5))
      .concat(`${DOCUMENTS}/lanes/${lane}`),
  };
}

async function perform(
  { ask }: Engine,
  options: object,
  steps: readonly Step[],
  lane: string,
): Promise<unknown> {
  const begun = await ask({ call: 'BeginTransaction', request: { database: DATABASE, options } });
  if ('error' in begun) return begun;
  const { transaction } = begun.raw as { transaction: string };
  const told: unknown[] = [];
  for (const step of steps) told.push(await take(ask, step, transaction, lane));
  // A transaction that is left open would hold its documents.
  await ask({ call: 'Rollback', request: { database: DATABASE, transaction } });
  return { told, after: await read({ ask }, lane) };
}

async function take(ask: Engine['ask'], step: Step, transaction: string, lane: string): Promise<unknown> {
  switch (step.do) {
    case 'read':
      return listed(
        await ask({
          call: 'BatchGetDocuments',
          request: { database: DATABASE, documents: step.documents, transaction },
        }),
      );
    case 'query':
      return ask({
        call: 'RunQuery',
        request: { parent: `${DOCUMENTS}/lanes/${lane}`, structuredQuery: step.query, transaction },
      });
    case 'commit':
      return ask({ call: 'Commit', request: { database: DATABASE, writes: step.writes, transaction } });
    case 'rollback':
      return ask({ call: 'Rollback', request: { database: DATABASE, transaction } });
  }
}

const listed = (answer: Answer): unknown => ('error' in answer ? answer : byName(answer.value));
