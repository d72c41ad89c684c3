import { act, renderHook, waitFor } from '@testing-library/react';
import { useLazyOverlay } from './use-lazy-overlay';

const Part = () => null;

test('a part whose code did not come is loaded again with the network, as often as it takes', async () => {
  const importPart = jest
    .fn<Promise<typeof Part>, []>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockRejectedValueOnce(new Error('lost again'))
    .mockResolvedValue(Part);
  const { result } = renderHook(() => useLazyOverlay(importPart));
  act(() => result.current.load());
  await waitFor(() => expect(result.current.loading).toBe(false));
  expect(result.current.Overlay).toBeNull();

  for (const tries of [2, 3]) {
    await act(async () => {
      window.dispatchEvent(new Event('online'));
      await Promise.resolve();
    });
    expect(importPart).toHaveBeenCalledTimes(tries);
  }
  await waitFor(() => expect(result.current.Overlay).toBe(Part));
});

test('what is gone from the page is not loaded again', async () => {
  const importPart = jest.fn<Promise<typeof Part>, []>().mockRejectedValue(new Error('lost'));
  const { result, unmount } = renderHook(() => useLazyOverlay(importPart));
  act(() => result.current.load());
  await waitFor(() => expect(result.current.loading).toBe(false));
  unmount();
  window.dispatchEvent(new Event('online'));
  expect(importPart).toHaveBeenCalledTimes(1);
});
