import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openApi } from './openapi';
import { OPERATIONS, REST_ROUTES } from './rest-routes';

const document = openApi('https://shop.example');
const VALIDATOR = 'node_modules/@seriousme/openapi-schema-validator/bin/validate-api-cli.js';

test('an independent validator takes the document for OpenAPI 3.1, and finds what is wrong with another', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'openapi-'));
  const validate = (value: unknown) => {
    const file = path.join(folder, 'openapi.json');
    writeFileSync(file, JSON.stringify(value));
    execFileSync(process.execPath, [VALIDATOR, file], { stdio: 'pipe' });
  };
  expect(() => validate({ ...document, info: { title: 'No version' } })).toThrow();
  expect(() => validate(document)).not.toThrow();
  rmSync(folder, { recursive: true });
});

test('every route of the table is in the document with its key, input and answers', () => {
  const found = Object.entries(document.paths).flatMap(([at, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${at}`),
  );
  const rows = OPERATIONS.map((one) => `${REST_ROUTES[one].method} ${REST_ROUTES[one].path}`);
  expect(found.sort()).toEqual(rows.sort());
  expect(document.paths['/orders/{order}/parcels']).toMatchObject({
    post: {
      parameters: [
        { name: 'order', in: 'path', required: true },
        { name: 'Idempotency-Key', in: 'header', required: true },
      ],
      requestBody: {
        content: {
          'application/json': {
            schema: {
              properties: {
                carrier: { type: 'string', maxLength: 100 },
                lines: {
                  type: 'array',
                  minItems: 1,
                  items: { properties: { quantity: { minimum: 1 } }, required: ['line', 'quantity'] },
                },
              },
            },
          },
        },
      },
      responses: { 201: {}, 401: {}, 403: {}, 404: {}, 409: {}, 422: {}, 429: {} },
    },
  });
  expect(document.paths['/orders']).toMatchObject({
    get: {
      parameters: [
        { name: 'limit', schema: { type: 'integer', minimum: 1, maximum: 100, default: 50 } },
        { name: 'cursor' },
        { name: 'status', schema: { enum: expect.arrayContaining(['placed', 'shipped']) as unknown } },
        { name: 'updatedSince' },
      ],
    },
  });
});
