import { API_CALLS_PER_MINUTE } from './api-key';
import { REST_ADDRESS } from './rest-address';
import {
  hasBody,
  OPERATIONS,
  pathNames,
  REST_ROUTES,
  REST_VERSION,
  type AnyRestRoute,
  type OperationId,
} from './rest-routes';
import { ref, text, type JsonSchema } from './schemas/json-schema';
import { PUBLIC_SCHEMAS } from './schemas/public-schemas';
import { schemaOfYup } from './schemas/schema-of-yup';

/** The failures that every route may have, by status. */
const FAILURES: Readonly<Record<number, string>> = {
  400: 'Malformed JSON, or a missing `Idempotency-Key`.',
  401: 'No valid key.',
  403: 'The key lacks the scope.',
  404: 'Nothing of this store has the id.',
  409: 'The state of the order, parcel or product does not allow it.',
  422: 'A field was refused; `errors` names each by its path.',
  429: `More than ${API_CALLS_PER_MINUTE} requests of one key in a minute.`,
  500: 'Our fault; name the `requestId` when you ask.',
  503: 'Try again later.',
};
/** What changes nothing has no conflicts. */
const OF_WRITES = [400, 409];

const problem = (description: string): JsonSchema => ({
  description,
  content: { 'application/problem+json': { schema: ref('Problem') } },
});

const parameter = (
  where: 'path' | 'query' | 'header',
  name: string,
  schema: JsonSchema,
  required: boolean,
) => ({
  ...{ name, in: where, required, schema },
});

const ID: JsonSchema = { ...text, pattern: '^[\\w-]{1,128}$' };

const queryOf = (query: AnyRestRoute['query']) => {
  const { properties } = schemaOfYup(query.describe()) as {
    properties: Readonly<Record<string, JsonSchema>>;
  };
  return Object.entries(properties).map(([name, schema]) => parameter('query', name, schema, false));
};

/** One operation of the document. */
function operationOf(operationId: OperationId) {
  const route: AnyRestRoute = REST_ROUTES[operationId];
  const { key, notes } = route;
  const failures = Object.entries(FAILURES).filter(
    ([status]) => route.method !== 'GET' || !OF_WRITES.includes(Number(status)),
  );
  return {
    operationId,
    summary: route.summary,
    description: [notes, `Needs the scope \`${route.scope}\`.`].filter(Boolean).join(' '),
    tags: [route.scope.split(':')[0]],
    parameters: [
      ...pathNames(route.path).map((name) => parameter('path', name, ID, true)),
      ...queryOf(route.query),
      ...(key ? [parameter('header', 'Idempotency-Key', ID, key === 'required')] : []),
    ],
    ...(hasBody(route) && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOfYup(route.body.describe()) } },
      },
    }),
    responses: {
      [route.status]: {
        description: 'Done.',
        content: { 'application/json': { schema: ref(route.answer) } },
      },
      ...Object.fromEntries(failures.map(([status, description]) => [status, problem(description)])),
    },
  };
}

/** The OpenAPI document of the REST API, made of the table that the server checks requests by. */
export function openApi(site: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of OPERATIONS) {
    const { path, method } = REST_ROUTES[operation];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(operation) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Store API',
      version: REST_VERSION,
      description:
        'Orders, products and stock of one store. Send a key as `Authorization: Bearer shopkey_…`, from a server only. Fields may be added; leave out what you do not know.',
    },
    servers: [{ url: `${site}${REST_ADDRESS}` }],
    security: [{ key: [] }],
    tags: ['orders', 'products', 'stock'].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
      schemas: PUBLIC_SCHEMAS,
    },
  };
}
