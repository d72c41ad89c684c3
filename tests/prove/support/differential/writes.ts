import { integer, pick, type Random } from '@/scripts/seed/random';
import type { Case } from './case';
import { DATABASE, DOCUMENTS, type Engine, type Engines } from './engines';
import { anyValue, chance, fields, scalar, type WireValue } from './values';

const IDS = ['d1', 'd2', 'd3', 'd4'];
const STRANGE_IDS = ['', '.', '..', '__id__', 'x'.repeat(1501), 'ق', 'a/b', '__id1__', '`', ' '];
const PATHS = ['a', 'b', 'm.c', 'm.d', 'm', 'tags', '`x y`', 'n'];
const STRANGE_PATHS = ['', '.', 'a.', '.a', 'a..b', '__x__', 'm.__x__', '`', 'a b', '1a', '`a', 'a*', 'é'];
const TRANSFORMS = [
  'increment',
  'maximum',
  'minimum',
  'appendMissingElements',
  'removeAllFromArray',
  'setToServerValue',
] as const;

/** Documents of one lane, which writes them one after the other. */
export const pathsOf = (lane: string) => IDS.map((id) => `${DOCUMENTS}/lanes/${lane}/q/${id}`);

/** Deletes a lane's documents from both engines. */
export async function emptyLane(lane: string, { ours, google }: Engines): Promise<void> {
  const writes = pathsOf(lane).map((name) => ({ delete: name }));
  for (const { ask } of [ours, google])
    await ask({ call: 'Commit', request: { database: DATABASE, writes } });
}

/** A commit of a few writes, and what its lane's documents are afterwards. */
export function commitCase(random: Random, lane: string): Case {
  const writes = Array.from({ length: integer(random, 1, 3) }, () => write(random, lane));
  return {
    kind: 'commit',
    shown: { writes },
    run: async ({ ask }: Engine) => ({
      answer: await ask({ call: 'Commit', request: { database: DATABASE, writes } }),
      after: await read({ ask }, lane),
    }),
  };
}

/** One write by itself. */
export const writeCase = (write: object): Case => ({
  kind: 'commit',
  shown: { writes: [write] },
  run: ({ ask }: Engine) => ask({ call: 'Commit', request: { database: DATABASE, writes: [write] } }),
});

export async function read({ ask }: Pick<Engine, 'ask'>, lane: string): Promise<unknown> {
  const answer = await ask({
    call: 'BatchGetDocuments',
    request: { database: DATABASE, documents: pathsOf(lane) },
  });
  return 'error' in answer ? answer : byName(answer.value);
}

/** The documents of a batch come in any order. */
export const byName = (list: unknown) => (list as object[]).map((one) => JSON.stringify(one)).sort();

export function write(random: Random, lane: string): object {
  const name = nameOf(random, lane);
  const drawn = random();
  const currentDocument = precondition(random);
  if (drawn < 0.12) return { delete: name, ...currentDocument };
  if (drawn < 0.16) return { verify: name, ...(chance(random, 0.9) ? currentDocument : {}) };
  const updateTransforms = chance(random, 0.35)
    ? Array.from({ length: integer(random, 1, 3) }, () => transform(random))
    : undefined;
  const mask = chance(random, 0.5)
    ? { fieldPaths: Array.from({ length: integer(random, 0, 3) }, () => pathOf(random)) }
    : undefined;
  return {
    update: { name, fields: fields(random) },
    ...(mask && { updateMask: mask }),
    ...(updateTransforms && { updateTransforms }),
    ...currentDocument,
  };
}

const nameOf = (random: Random, lane: string) =>
  chance(random, 0.03)
    ? `${DOCUMENTS}/lanes/${lane}/q/${pick(random, STRANGE_IDS)}`
    : pick(random, pathsOf(lane));

const pathOf = (random: Random) => pick(random, chance(random, 0.03) ? STRANGE_PATHS : PATHS);

function precondition(random: Random): object {
  const drawn = random();
  if (drawn < 0.7) return {};
  if (drawn < 0.97) return { currentDocument: { exists: chance(random, 0.7) } };
  return { currentDocument: { updateTime: '2025-01-01T00:00:00Z' } };
}

/** Elements are no lists: Google's emulator stores a list in a list that way, and that way alone. */
function transform(random: Random): object {
  const kind = pick(random, TRANSFORMS);
  const fieldPath = pathOf(random);
  if (kind === 'setToServerValue') return { fieldPath, [kind]: 'REQUEST_TIME' };
  if (kind === 'appendMissingElements' || kind === 'removeAllFromArray')
    return {
      fieldPath,
      [kind]: { values: Array.from({ length: integer(random, 0, 3) }, () => scalar(random)) },
    };
  return { fieldPath, [kind]: chance(random, 0.97) ? number(random) : anyValue(random) };
}

function number(random: Random): WireValue {
  for (;;) {
    const value = scalar(random);
    if ('integerValue' in value || 'doubleValue' in value) return value;
  }
}
