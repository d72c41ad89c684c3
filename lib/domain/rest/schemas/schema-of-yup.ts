import type { SchemaFieldDescription, SchemaInnerTypeDescription, SchemaObjectDescription } from 'yup';
import { fieldsOf } from '@/lib/domain/parse/fields';
import type { JsonSchema } from './json-schema';

type Description = SchemaFieldDescription;

/** The JSON Schema of what a request's schema accepts, so that both cannot differ. */
export function schemaOfYup(description: Description): JsonSchema {
  if (isObject(description)) {
    const fields = Object.entries(description.fields);
    const required = fields.filter(([, field]) => isRequired(field)).map(([name]) => name);
    return {
      type: 'object',
      properties: Object.fromEntries(fields.map(([name, field]) => [name, schemaOfYup(field)])),
      ...(required.length > 0 && { required }),
    };
  }
  if (isList(description)) {
    const items = Array.isArray(description.innerType) ? description.innerType[0] : description.innerType;
    return { type: 'array', ...(items && { items: schemaOfYup(items) }), ...bounds(description, 'Items') };
  }
  const { type, oneOf } = plain(description);
  if (oneOf.length > 0) return { type: 'string', enum: [...oneOf] };
  if (type === 'number')
    return { type: 'integer', ...bounds(description, 'imum'), ...defaultOf(description) };
  return { type: 'string', ...bounds(description, 'Length') };
}

const plain = (description: Description) => ({
  type: description.type,
  oneOf: 'oneOf' in description ? description.oneOf : [],
  tests: 'tests' in description ? description.tests : [],
});

const isObject = (description: Description): description is SchemaObjectDescription =>
  description.type === 'object' && 'fields' in description;
const isList = (description: Description): description is SchemaInnerTypeDescription =>
  description.type === 'array' && 'innerType' in description;

const isRequired = (description: Description): boolean =>
  'optional' in description && description.optional === false;

const defaultOf = (description: Description): JsonSchema =>
  'default' in description && description.default !== undefined ? { default: description.default } : {};

/** `min` and `max`, as `minLength` and the like. */
function bounds(description: Description, unit: 'Items' | 'Length' | 'imum'): JsonSchema {
  const found = plain(description).tests.filter(({ name }) => name === 'min' || name === 'max');
  return Object.fromEntries(
    found.map(({ name, params }) => [`${name}${unit}`, fieldsOf(params)[name ?? '']]),
  );
}
