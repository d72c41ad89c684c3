/** @jest-environment node */
import { PROOF_OF_WORK } from '@/lib/domain/limits/proof-of-work';
import { call } from './call';
import { isSolving, onSolving } from './proof-of-work';

const sent = jest.fn();
jest.mock('@/lib/firebase/functions', () => ({ callable: () => sent as unknown }));
jest.mock('@/lib/firebase/auth/session', () => ({ sessionReady: () => Promise.resolve() }));

const demanded = { details: { code: 'proof-of-work-required', params: { challenge: 'asked', bits: 4 } } };
const request = { storeId: 'demo', email: 'sara@example.com', locale: 'en' } as const;

beforeEach(() => sent.mockReset());

test('a proof of work is solved once and sent along, while the page may say so', async () => {
  sent.mockRejectedValueOnce(demanded).mockResolvedValueOnce({ data: { ok: true } });
  const seen: boolean[] = [];
  const stop = onSolving(() => seen.push(isSolving()));
  expect(await call('mailPasswordReset', request)).toEqual({ ok: true, value: { ok: true } });
  stop();
  expect(seen).toEqual([true, false]);
  const [[first], [second]] = sent.mock.calls as [[object], [object]];
  expect(first).not.toHaveProperty([PROOF_OF_WORK]);
  expect(second).toMatchObject({ ...request, [PROOF_OF_WORK]: { challenge: 'asked' } });
});

test('a call that is asked for a proof again is told so, and not tried without end', async () => {
  sent.mockRejectedValue(demanded);
  expect(await call('mailPasswordReset', request)).toMatchObject({
    error: { code: 'proof-of-work-required' },
  });
  expect(sent).toHaveBeenCalledTimes(2);
});
