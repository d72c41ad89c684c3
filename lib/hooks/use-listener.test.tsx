import { act, renderHook, waitFor } from '@testing-library/react';
import { sendRetrySignal } from '@/lib/browser/retry-signal';
import { whenLoaded } from '@/lib/firebase/when-loaded';
import { useListener } from '@/lib/hooks/use-listener';

type Tell = Parameters<Parameters<typeof useListener<string>>[1]>;

function listener() {
  const heard: Tell[] = [];
  const stop = jest.fn();
  const watch = (...tell: Tell) => {
    heard.push(tell);
    return stop;
  };
  const shown = renderHook(() => useListener<string>('order', watch));
  return { heard, stop, shown };
}

const lost = () => Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' });

test('a listener whose code did not arrive begins when the network is back', async () => {
  const load = jest.fn().mockRejectedValueOnce(lost()).mockResolvedValue('the order');
  const { result } = renderHook(() =>
    useListener<string>('order', (onNext, onError) =>
      whenLoaded<string>(
        load,
        (loaded) => {
          onNext(loaded);
          return () => undefined;
        },
        onError,
      ),
    ),
  );
  await waitFor(() => expect(result.current).toEqual({ status: 'failed', code: 'try-again' }));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current).toEqual({ status: 'ready', value: 'the order' }));
});

test('who tries again waits for a new listener, and the ended one is stopped', () => {
  const { heard, stop, shown } = listener();
  act(() => heard[0]?.[1]('internal'));
  expect(shown.result.current).toEqual({ status: 'failed', code: 'internal' });
  act(sendRetrySignal);
  expect(shown.result.current).toEqual({ status: 'loading' });
  expect(stop).toHaveBeenCalledTimes(1);
  act(() => heard[1]?.[0]('the order'));
  expect(shown.result.current).toEqual({ status: 'ready', value: 'the order' });
});

test('what is shown is not begun anew with the network', () => {
  const { heard, shown } = listener();
  act(() => heard[0]?.[0]('the order'));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(shown.result.current).toEqual({ status: 'ready', value: 'the order' });
  expect(heard).toHaveLength(1);
});
