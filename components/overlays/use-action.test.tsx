import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { notify } from '@/components/overlays/notify';
import { fail, ok, type Result } from '@/lib/domain/result';
import errors from '@/locales/en/errors.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { useAction } from './use-action';

jest.mock('@/components/overlays/notify');

const Texts = ({ children }: { readonly children: ReactNode }) => (
  <WithTexts texts={{ errors }}>{children}</WithTexts>
);

afterEach(() => jest.clearAllMocks());

test('it is busy until the answer, gives the answer back and tells success by the given words', async () => {
  const { result } = renderHook(useAction, { wrapper: Texts });
  let settle: (answer: Result<number>) => void = () => {};
  const answer = new Promise<Result<number>>((resolve) => (settle = resolve));
  let given: Promise<Result<number>> = answer;
  act(() => {
    given = result.current.run(answer, 'Saved');
  });
  expect(result.current.busy).toBe(true);
  await act(async () => settle(ok(7)));
  expect(result.current.busy).toBe(false);
  expect(await given).toEqual(ok(7));
  expect(notify).toHaveBeenCalledWith({ type: 'success', message: 'Saved' });
});

test('without words success is silent, and a refusal is always told', async () => {
  const { result } = renderHook(useAction, { wrapper: Texts });
  await act(() => result.current.run(Promise.resolve(ok(null))));
  expect(notify).not.toHaveBeenCalled();
  await act(() => result.current.run(Promise.resolve(fail({ code: 'login-required' })), 'Saved'));
  expect(notify).toHaveBeenCalledTimes(1);
  expect(notify).toHaveBeenCalledWith({ type: 'error', message: errors['login-required'] });
});
