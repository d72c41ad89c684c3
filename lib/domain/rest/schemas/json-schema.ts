/** A JSON Schema (2020-12), as OpenAPI 3.1 has them. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export const text: JsonSchema = { type: 'string' };
export const flag: JsonSchema = { type: 'boolean' };
export const whole: JsonSchema = { type: 'integer' };
export const amount: JsonSchema = { type: 'integer', description: 'Minor units of `currency`.' };
export const optionalAmount: JsonSchema = { ...amount, type: ['integer', 'null'] };
export const time: JsonSchema = { type: 'string', format: 'date-time' };
export const optionalTime: JsonSchema = { type: ['string', 'null'], format: 'date-time' };

export const oneOf = (values: readonly string[]): JsonSchema => ({ type: 'string', enum: [...values] });
export const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

/** An object with exactly these fields today; clients leave out what they do not know. */
export const record = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

export const bilingual = record({ en: text, ar: text });

/** A schema of the document's components. */
export const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
