import type { NextApiRequest, NextApiResponse } from 'next';
import { withAttemptLimit } from './with-attempt-limit';

const MOST = 3;
const GOOD = 'Bearer good';
const [HERE, ELSEWHERE] = ['203.0.113.7', '203.0.113.8'];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Calls a route that knows one key; resolves to the statuses of the answers. */
function aRoute() {
  const keys = new Set([GOOD]);
  const route = withAttemptLimit(MOST, ({ headers }, response) =>
    response.status(keys.has(headers.authorization ?? '') ? 200 : 401).end(),
  );
  const call = async (authorization: string, remoteAddress = HERE) => {
    const response = {
      statusCode: 0,
      status: (code: number) => Object.assign(response, { statusCode: code }),
      setHeader: () => response,
      json: () => response,
      end: () => response,
    };
    const request = { headers: { authorization }, socket: { remoteAddress } };
    await route(request as unknown as NextApiRequest, response as unknown as NextApiResponse);
    return response.statusCode;
  };
  const guess = async (times: number) => {
    const statuses = [];
    for (let at = 0; at < times; at += 1) statuses.push(await call(`Bearer guess-${at}`));
    return statuses;
  };
  return { keys, call, guess };
}

test('who sends wrong keys is refused for the rest of the minute, others are not', async () => {
  const { call, guess } = aRoute();
  expect(await guess(MOST + 2)).toEqual([401, 401, 401, 429, 429]);
  expect(await call(GOOD)).toBe(429);
  expect(await call(GOOD, ELSEWHERE)).toBe(200);
  jest.advanceTimersByTime(60_000);
  expect(await call(GOOD)).toBe(200);
});

test('good keys are not counted, and go on at an address that sends wrong ones, until they are revoked', async () => {
  const { keys, call, guess } = aRoute();
  for (let at = 0; at <= MOST; at += 1) expect(await call(GOOD)).toBe(200);
  await guess(MOST);
  expect(await call(GOOD)).toBe(200);
  keys.delete(GOOD);
  expect([await call(GOOD), await call(GOOD)]).toEqual([401, 429]);
});
