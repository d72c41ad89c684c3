import { act, renderHook, waitFor } from '@testing-library/react';
import { sendRetrySignal } from '@/lib/browser/retry-signal';
import { usePlanInvoices } from '@/components/admin/plan/plan-invoices';
import type { PlanInvoice } from '@/lib/domain/api/billing';
import { fail, ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';

jest.mock('@/lib/functions/call');

const page = (id: string, hasMore = true) => ok({ invoices: [{ id } as PlanInvoice], hasMore });

async function open() {
  jest.mocked(call).mockReset().mockResolvedValueOnce(page('a'));
  const hook = renderHook(({ changedAt }) => usePlanInvoices(changedAt), { initialProps: { changedAt: 1 } });
  await waitFor(() => expect(hook.result.current.state.status).toBe('ready'));
  return hook;
}

test('invoices stay when no more can be read, and the next attempt goes on after them', async () => {
  const { result } = await open();
  jest.mocked(call).mockResolvedValueOnce(fail({ code: 'try-again' }));
  await act(() => result.current.more());
  expect(result.current.state).toMatchObject({ invoices: [{ id: 'a' }], failure: 'try-again' });
  jest.mocked(call).mockResolvedValueOnce(page('b', false));
  await act(() => result.current.more());
  expect(result.current.state).toMatchObject({ invoices: [{ id: 'a' }, { id: 'b' }], failure: null });
});

test('older invoices that come after the plan has changed do not bring the former list back', async () => {
  const { result, rerender } = await open();
  let answer = (_: unknown) => {};
  jest.mocked(call).mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve as typeof answer;
    }),
  );
  let asked = Promise.resolve();
  act(() => {
    asked = result.current.more();
  });
  jest.mocked(call).mockResolvedValueOnce(page('new'));
  rerender({ changedAt: 2 });
  await waitFor(() => expect(result.current.state).toMatchObject({ invoices: [{ id: 'new' }] }));
  await act(async () => {
    answer(page('b'));
    await asked;
  });
  expect(result.current.state).toMatchObject({ invoices: [{ id: 'new' }] });
});

test('invoices that did not come are asked for again when somebody tries again', async () => {
  jest
    .mocked(call)
    .mockReset()
    .mockResolvedValueOnce(fail({ code: 'try-again' }));
  const { result } = renderHook(() => usePlanInvoices(1));
  await waitFor(() => expect(result.current.state.status).toBe('failed'));
  jest.mocked(call).mockResolvedValueOnce(page('a'));
  act(sendRetrySignal);
  expect(result.current.state.status).toBe('loading');
  await waitFor(() => expect(result.current.state).toMatchObject({ invoices: [{ id: 'a' }] }));
});
