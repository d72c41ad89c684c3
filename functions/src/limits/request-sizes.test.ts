import { isSchema, type SchemaDescription, type SchemaFieldDescription } from 'yup';
import type { CallableName } from '@/lib/domain/api/callables';
import { requestSchemas } from '@/lib/domain/request-schemas/request-schemas';
import { requestSizeOf, type RequestSize } from './request-sizes';

const NOTHING: RequestSize = { bytes: 0, values: 0 };
/** Of a number, a word of a list or a choice of options, with what surrounds it. */
const USUAL_BYTES = 24;
/** In UTF-8, of letters that a pattern allows and of any others. */
const BYTES = { patterned: 1, free: 3 };

const maxOf = ({ tests = [] }: SchemaDescription) =>
  tests.flatMap(({ name, params }) =>
    name === 'max' || name === 'length' ? [Number(params?.[name])] : [],
  )[0];

/** The largest value that a schema allows, as far as its description says. */
function largest(described: SchemaFieldDescription): RequestSize {
  if ('fields' in described)
    return Object.entries(described.fields).reduce((sum, [key, field]) => {
      const { bytes, values } = largest(field);
      return { bytes: sum.bytes + key.length + 4 + bytes, values: sum.values + 1 + values };
    }, NOTHING);
  if ('innerType' in described && described.innerType && !Array.isArray(described.innerType)) {
    const [count = Number.NaN, one] = [maxOf(described), largest(described.innerType)];
    return { bytes: count * (one.bytes + 1), values: count * (one.values + 1) };
  }
  if (described.type !== 'string' || !('tests' in described)) return { bytes: USUAL_BYTES, values: 0 };
  const isPatterned = described.tests.some(({ name }) => name === 'matches');
  const length = maxOf(described) ?? Number.NaN;
  return { bytes: length * (isPatterned ? BYTES.patterned : BYTES.free) + 3, values: 0 };
}

/**
 * Whose largest product is far beyond a document of Firestore: a megabyte, of which an import stages some and a bulk change
 * names the variants.
 */
const OF_PRODUCTS: readonly CallableName[] = ['saveProduct', 'changeProducts', 'stageImport'];

const NAMES = (Object.keys(requestSchemas) as CallableName[]).filter((name) => !OF_PRODUCTS.includes(name));

test.each(NAMES)(
  'the largest request that the schema of %s allows is let in, and what is around it',
  (name) => {
    const schema = requestSchemas[name];
    if (!isSchema(schema)) throw new Error(`${name} has no schema`);
    const { bytes, values } = largest(schema.describe() as SchemaFieldDescription);
    const most = requestSizeOf(name, true);
    // The id of the request and a proof of work come along.
    expect(bytes + 700).toBeLessThanOrEqual(most.bytes);
    expect(values + 4).toBeLessThanOrEqual(most.values);
  },
);

test('what anybody may send is a few kilobytes', () => {
  const sizes = (Object.keys(requestSchemas) as CallableName[]).map((name) => requestSizeOf(name, false));
  expect(Math.max(...sizes.map(({ bytes }) => bytes))).toBe(40 * 1024);
  expect(Math.max(...sizes.map(({ values }) => values))).toBe(352);
});
