import { act, renderHook } from '@testing-library/react';
import { fail, ok, type Result } from '@/lib/domain/result';
import { useReadOnce } from './use-read-once';

const read = jest.fn<Promise<Result<string>>, []>();

test('one key is read once, and the next one shows nothing of it', async () => {
  read.mockResolvedValueOnce(ok('first')).mockResolvedValueOnce(ok('second'));
  const { result, rerender } = renderHook(({ key }) => useReadOnce(key, read), {
    initialProps: { key: 'a' },
  });
  expect(result.current).toEqual({ status: 'loading' });
  await act(async () => {});
  rerender({ key: 'a' });
  expect([result.current, read.mock.calls.length]).toEqual([{ status: 'ready', value: 'first' }, 1]);
  rerender({ key: 'b' });
  expect(result.current).toEqual({ status: 'loading' });
  await act(async () => {});
  expect(result.current).toEqual({ status: 'ready', value: 'second' });
});

test('what could not be read for want of a network is read again when that is back', async () => {
  read.mockResolvedValueOnce(fail({ code: 'try-again' })).mockResolvedValueOnce(ok('there'));
  const { result } = renderHook(() => useReadOnce('key', read));
  await act(async () => {});
  expect(result.current).toEqual({ status: 'failed', code: 'try-again' });
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(result.current).toEqual({ status: 'ready', value: 'there' });
});
