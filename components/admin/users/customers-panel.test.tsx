import { act, renderHook } from '@testing-library/react';
import { sendRetrySignal } from '@/lib/browser/retry-signal';
import { useCustomers } from '@/components/admin/users/customers-panel';
import type { Customer, CustomerSort } from '@/lib/domain/customers/customer';
import { fail, ok, type Result } from '@/lib/domain/result';
import { readCustomerPage, type CustomerCursor, type CustomerPage } from '@/lib/firestore/people/customers';

jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => ({ storeId: 'demo' }) }));
jest.mock('@/lib/firestore/people/customers');

type Answer = (page: Result<CustomerPage>) => Promise<void>;

/** The hook, and what answers its reads in the order in which it asked. */
function open() {
  const answers: Answer[] = [];
  jest.mocked(readCustomerPage).mockImplementation(
    () =>
      new Promise((resolve) => {
        answers.push((page) => act(async () => resolve(page)));
      }),
  );
  const hook = renderHook(({ sort }) => useCustomers({ sort, q: '', agreed: false }), {
    initialProps: { sort: 'spent' as CustomerSort },
  });
  const answer = (read: number, ...ids: string[]) =>
    answers[read]?.(
      ok({
        customers: ids.map((id) => ({ id }) as Customer),
        next: ids.at(-1) as unknown as CustomerCursor,
      }),
    );
  const refuse = (read: number) => answers[read]?.(fail({ code: 'try-again' }));
  return { ...hook, answer, refuse, shown: () => hook.result.current.customers.map(({ id }) => id) };
}

test('a page follows the one before it', async () => {
  const { result, answer, shown } = open();
  await answer(0, 'a', 'b');
  act(() => result.current.more?.());
  await answer(1, 'c');
  expect(shown()).toEqual(['a', 'b', 'c']);
});

test('a page of the former order does not come into the present one, nor does its end', async () => {
  const { result, answer, shown, rerender } = open();
  await answer(0, 'a', 'b');
  act(() => result.current.more?.());
  rerender({ sort: 'orders' });
  await answer(2, 'x');
  await answer(1, 'c');
  expect(shown()).toEqual(['x']);
  act(() => result.current.more?.());
  expect(readCustomerPage).toHaveBeenLastCalledWith(
    expect.anything(),
    { sort: 'orders', q: '', agreed: false },
    'x',
  );
});

test('a page of the former order that is late does not pass for the first of the present one', async () => {
  const { result, answer, shown, rerender } = open();
  await answer(0, 'a');
  act(() => result.current.more?.());
  rerender({ sort: 'orders' });
  await answer(1, 'c');
  expect([shown(), result.current.loading]).toEqual([[], true]);
});

test('a page that did not come is read again when somebody tries again, the first and a later one', async () => {
  const { result, answer, refuse, shown } = open();
  await refuse(0);
  expect(result.current).toMatchObject({ failure: 'try-again', loading: false });
  act(sendRetrySignal);
  expect(result.current).toMatchObject({ failure: null, loading: true });
  await answer(1, 'a', 'b');
  act(() => result.current.more?.());
  await refuse(2);
  expect(shown()).toEqual(['a', 'b']);
  act(() => void window.dispatchEvent(new Event('online')));
  await answer(3, 'c');
  expect(shown()).toEqual(['a', 'b', 'c']);
});
