import { isSchema, type SchemaFieldDescription } from 'yup';
import type { CallableName } from '@/lib/domain/api/callables';
import { requestSchemas } from '@/lib/domain/request-schemas/request-schemas';
import { integer, pick, type Random } from '@/scripts/seed/random';
import { strangeValue } from './strange-values';

/** What exists, by the names that fields of requests have for it. */
export type Known = Readonly<Record<string, readonly string[]>>;

export const CALLABLES = Object.keys(requestSchemas) as readonly CallableName[];

/** Each is left as a form would send it, left out, or replaced by something strange. */
const STRANGE_SHARE = 0.08;
const LEFT_OUT_SHARE = 0.1;
const ADDED_SHARE = 0.05;
const MOST_ITEMS = 3;

/** A request of the shape that the callable's own schema asks for, with some of its fields wrong. */
export function drawRequest(name: CallableName, known: Known, random: Random): unknown {
  const schema = requestSchemas[name];
  if (!isSchema(schema)) throw new Error(`${name} has no schema of yup's.`);
  return drawValue('request', schema.describe(), known, random, 0);
}

/** `share` is how likely this value is strange; a whole request of strange fields would never get far. */
function drawValue(
  field: string,
  described: SchemaFieldDescription,
  known: Known,
  random: Random,
  share = STRANGE_SHARE,
): unknown {
  if (random() < share) return strangeValue(random);
  if ('fields' in described) return drawFields(described.fields, known, random);
  if ('innerType' in described && described.innerType && !Array.isArray(described.innerType)) {
    const { innerType } = described;
    const length = integer(random, 0, MOST_ITEMS);
    return Array.from({ length }, () => drawValue(field, innerType, known, random));
  }
  return plausible(field, described, known, random);
}

function drawFields(fields: Readonly<Record<string, SchemaFieldDescription>>, known: Known, random: Random) {
  const entries = Object.entries(fields)
    .filter(() => random() >= LEFT_OUT_SHARE)
    .map(([key, described]) => [key, drawValue(key, described, known, random)] as const);
  const drawn = Object.fromEntries(entries);
  if (random() >= ADDED_SHARE) return drawn;
  const added = pick(random, ['uid', 'role', 'total', 'stores', 'constructor', 'x'.repeat(2000)]);
  return { ...drawn, [added]: strangeValue(random) };
}

function plausible(field: string, described: SchemaFieldDescription, known: Known, random: Random): unknown {
  if ('oneOf' in described && described.oneOf.length > 0) return pick(random, described.oneOf);
  const limit = (name: string): number | undefined => {
    const found = 'tests' in described && described.tests.find((test) => test.name === name)?.params?.[name];
    return typeof found === 'number' ? found : undefined;
  };
  if (described.type === 'number')
    return integer(random, limit('min') ?? 0, Math.min(limit('max') ?? 9, 9_999));
  if (described.type === 'boolean') return random() < 0.5;
  return pick(random, known[field] ?? [`${field}-${integer(random, 0, 9)}`]);
}
