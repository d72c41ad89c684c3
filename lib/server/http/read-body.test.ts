import { PassThrough } from 'node:stream';
import type { NextApiRequest, NextApiResponse } from 'next';
import { readBody } from './read-body';

function aRequest(headers: Readonly<Record<string, string>> = {}) {
  const request = Object.assign(new PassThrough(), { headers });
  const answered: number[] = [];
  const response = {
    setHeader: () => response,
    status: (code: number) => ({ end: () => answered.push(code) }),
  };
  const read = readBody(request as unknown as NextApiRequest, response as unknown as NextApiResponse, 10);
  return { request, answered, read };
}

test('a body within its bound is read as text', async () => {
  const { request, read, answered } = aRequest();
  request.write('{"a":');
  request.end('"ش"}');
  expect([await read, answered]).toEqual(['{"a":"ش"}', []]);
});

test('fault 58: a body that says it is too long is refused before a byte of it', async () => {
  const { read, answered } = aRequest({ 'content-length': '11' });
  expect([await read, answered]).toEqual([null, [413]]);
});

test('fault 58: a body that is longer than it says is left at its bound', async () => {
  const { request, read, answered } = aRequest();
  request.write('x'.repeat(11));
  expect([await read, answered]).toEqual([null, [413]]);
});

test('fault 58: a body that comes a byte at a time is given up', async () => {
  jest.useFakeTimers();
  const { request, read, answered } = aRequest();
  request.write('x');
  await jest.advanceTimersByTimeAsync(5000);
  expect([await read, answered]).toEqual([null, [408]]);
  jest.useRealTimers();
});
