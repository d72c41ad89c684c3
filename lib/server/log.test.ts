import type { NextApiRequest, NextApiResponse } from 'next';
import { withRateLimit } from '@/lib/server/http/with-rate-limit';
import { log } from './log';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

beforeEach(() => {
  process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID = 'p';
});
afterEach(() => {
  delete process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID;
});

test('what a route logs has the id that its answer has, and the trace of its request', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const headers = new Map<string, unknown>();
  const route = withRateLimit(10, async () => {
    await Promise.resolve();
    log.warn('Something is odd', { kind: 'test', error: new Error('why') });
  });
  const request = {
    headers: { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` },
    socket: { remoteAddress: '203.0.113.7' },
  };
  const response = { setHeader: (name: string, value: unknown) => headers.set(name, value) };
  await route(request as unknown as NextApiRequest, response as unknown as NextApiResponse);
  log.warn('Nobody asked');
  const [line, own] = warn.mock.calls.map(([text]) => JSON.parse(String(text)) as Record<string, unknown>);
  expect(line).toEqual({
    severity: 'WARNING',
    message: 'Something is odd',
    kind: 'test',
    stack_trace: expect.stringMatching(/^Error: why\n +at /),
    requestId: headers.get('X-Request-Id'),
    'logging.googleapis.com/trace': `projects/p/traces/${TRACE}`,
  });
  expect(own).toEqual({ severity: 'WARNING', message: 'Nobody asked' });
  warn.mockRestore();
});
