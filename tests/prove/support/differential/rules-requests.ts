import { readFileSync } from 'node:fs';
import { serverTimestamp } from 'firebase/firestore';
import type { GrpcRequest } from '@/emulator/src/testing/grpc-client';
import { integer, pick, type Random } from '@/scripts/seed/random';
import { CASES } from '@/tests/rules/collection-cases';
import type { CollectionCase } from '@/tests/rules/access';
import { anAddress } from '@/tests/rules/own-documents';
import { CLAIMS, DECISIONS, PEOPLE, type Person } from '@/tests/rules/people';
import type { Case } from './case';
import { databaseOf, documentsOf, type Engine, type Engines } from './engines';
import { chance } from './values';
import { serverTimes, unsignedToken, wireFields } from './wire';

type Data = Readonly<Record<string, unknown>>;

const RULES = 'firestore.rules';
const IDS = ['demo', 'second', 'shopper', 'owner', 'staff', 'p1', 'o1', 'nobody', 'demo_p1'];
const NEW_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  1,
  'demo',
  'shopper',
  'active',
  'x'.repeat(301),
  [],
  {},
  ['a'],
  serverTimestamp(),
  [anAddress()],
  [anAddress({ city: 7 })],
  Array.from({ length: 10 }, () => anAddress()),
  Array.from({ length: 11 }, () => anAddress()),
];

export const projectOf = (lane: number) => `demo-rules-differential-${lane}`;

/** Puts the shop's own rules into a lane's project of both engines, once: compiling them takes long. */
export async function putRules(lane: number, { ours, google }: Engines): Promise<void> {
  const rules = { files: [{ name: RULES, content: readFileSync(RULES, 'utf8') }] };
  for (const { name, control } of [ours, google])
    if ((await control('PUT', `${projectOf(lane)}:securityRules`, { rules })) !== 200)
      throw new Error(`${name} Firestore refuses the shop's rules.`);
}

/** Makes what the shop's rules decide about the only documents of a lane's project, in both engines. */
export async function resetDocuments(lane: number, { ours, google }: Engines): Promise<void> {
  const project = projectOf(lane);
  const documents: Readonly<Record<string, Data>> = {
    ...Object.fromEntries(CASES.map(({ path, fields }) => [path, fields])),
    ...DECISIONS,
    'storeSetting/second': {},
    'stores/second/products/p1': { status: 'active' },
  };
  const writes = Object.entries(documents).map(([path, data]) => writeOf(project, path, data));
  for (const { ask, control } of [ours, google]) {
    await control('DELETE', `${project}/databases/(default)/documents`);
    const answer = await ask({ call: 'Commit', request: { database: databaseOf(project), writes } });
    if ('error' in answer) throw new Error(answer.message);
  }
}

const writeOf = (project: string, path: string, data: Data) => ({
  update: { name: `${documentsOf(project)}/${path}`, fields: wireFields(data) },
  updateTransforms: serverTimes(data),
});

/** One request of somebody, who may be nobody, to something of the shop. */
export function rulesCase(random: Random, lane: number): Case {
  const project = projectOf(lane);
  const entry = pick(random, CASES);
  const who = chance(random, 0.5) ? pick(random, personsOf(entry)) : pick(random, PEOPLE);
  const claims = claimsOf(random, who);
  const path = pathOf(random, entry.path);
  const request = requestOf(random, entry, path, project);
  const token = claims && unsignedToken(claims);
  return {
    kind: 'rules',
    shown: { claims, ...request },
    run: ({ ask }: Engine) => ask({ ...request, token }),
  };
}

/** Those whom the case lets do something, or everybody. */
function personsOf({ may }: CollectionCase): readonly Person[] {
  const some = Object.values(may).flat();
  return some.length ? some : PEOPLE;
}

function claimsOf(random: Random, who: Person): Data | null {
  if (who === 'stranger') return null;
  const changes = chance(random, 0.75)
    ? {}
    : pick<Data>(random, [
        { email_verified: false },
        { email: 'else@demo.test' },
        {
          stores: pick(random, [{}, null, 'demo', [], { demo: 'cook' }, { demo: 'owner', second: 'staff' }]),
        },
        { auth_time: pick(random, [0, 'soon', null, 2 ** 40]) },
        { firebase: pick(random, [{}, { sign_in_provider: 'anonymous' }, null]) },
      ]);
  return {
    sub: who,
    user_id: who,
    aud: 'x',
    iss: 'x',
    auth_time: 1,
    iat: 1,
    exp: 2 ** 33,
    ...CLAIMS[who],
    ...changes,
  };
}

/** The case's own path, or with another name somewhere in it. */
function pathOf(random: Random, path: string): string {
  if (chance(random, 0.6)) return path;
  const segments = path.split('/');
  const at = 2 * integer(random, 0, segments.length / 2 - 1) + (chance(random, 0.95) ? 1 : 0);
  return segments.map((segment, index) => (index === at ? pick(random, IDS) : segment)).join('/');
}

type Sent = Omit<GrpcRequest, 'token'>;

function requestOf(random: Random, entry: CollectionCase, path: string, project: string): Sent {
  const root = documentsOf(project);
  const drawn = random();
  if (drawn < 0.25) return { call: 'GetDocument', request: { name: `${root}/${path}` } };
  if (drawn < 0.55) return listOf(random, entry, path, root);
  const writes = Array.from({ length: chance(random, 0.85) ? 1 : 2 }, () =>
    aWrite(random, entry, path, project),
  );
  return { call: 'Commit', request: { database: databaseOf(project), writes } };
}

function listOf(
  random: Random,
  { filters = {}, order, fields }: CollectionCase,
  path: string,
  root: string,
): Sent {
  const segments = path.split('/');
  const isGroup = chance(random, 0.15);
  const collectionId = segments.at(-2) ?? '';
  const parent = segments.slice(0, -2).join('/');
  // One filter of a field: what several prove together is not the same in both (emulator/README.md).
  const wanted = Object.entries({
    ...(chance(random, 0.15) ? Object.fromEntries(Object.entries(fields).slice(0, 1)) : {}),
    ...(chance(random, 0.8) ? filters : {}),
  });
  const where = wanted.map(([name, value]) => ({
    fieldFilter: {
      field: { fieldPath: name },
      op: pick(random, ['EQUAL', 'EQUAL', 'EQUAL', 'NOT_EQUAL', 'GREATER_THAN', 'IN']),
      value: wireFields({ value }).value ?? { stringValue: 'x' },
    },
  }));
  const structuredQuery = {
    from: [{ collectionId, ...(isGroup ? { allDescendants: true } : {}) }],
    ...(where.length
      ? { where: { compositeFilter: { op: chance(random, 0.9) ? 'AND' : 'OR', filters: where } } }
      : {}),
    ...(order && chance(random, 0.7)
      ? {
          orderBy: [
            { field: { fieldPath: order[0] }, direction: order[1] === 'asc' ? 'ASCENDING' : 'DESCENDING' },
          ],
        }
      : {}),
    ...(chance(random, 0.85) ? { limit: { value: pick(random, [1, 50, 100, 101]) } } : {}),
    ...(chance(random, 0.05) ? { offset: 1 } : {}),
  };
  // Google's emulator refuses a group's query below a document, before the rules are asked.
  const at = parent && !isGroup ? `${root}/${parent}` : root;
  return { call: 'RunQuery', request: { parent: at, structuredQuery } };
}

function aWrite(
  random: Random,
  { fields, change = { touched: true }, newFields }: CollectionCase,
  path: string,
  project: string,
): object {
  const name = `${documentsOf(project)}/${path}`;
  const drawn = random();
  if (drawn < 0.15) return { delete: name };
  if (drawn < 0.45) {
    const data = mutated(random, change);
    const isMasked = chance(random, 0.9);
    return {
      ...writeOf(project, path, data),
      ...(isMasked
        ? { updateMask: { fieldPaths: Object.keys(wireFields(data)) }, currentDocument: { exists: true } }
        : {}),
    };
  }
  const id = path.split('/').at(-1) ?? '';
  const { uid: _uid, isAdmin: _isAdmin, ...own } = newFields ? newFields(id) : fields;
  const data = mutated(random, chance(random, 0.7) ? own : fields);
  return {
    ...writeOf(project, path, data),
    ...(chance(random, 0.2) ? { currentDocument: { exists: false } } : {}),
  };
}

/** Often as it is, else without one of its fields, with another value, or with one more. */
function mutated(random: Random, data: Data): Data {
  if (chance(random, 0.5)) return data;
  const names = [...Object.keys(data), 'touched', 'uid', 'addresses', 'name'];
  const name = pick(random, names);
  if (chance(random, 0.3)) return Object.fromEntries(Object.entries(data).filter(([one]) => one !== name));
  return { ...data, [name]: pick(random, NEW_VALUES) };
}
