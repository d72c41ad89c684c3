type Open = () => Partial<IDBOpenDBRequest>;

const LONG_MS = 60_000;

/** A browser whose `indexedDB.open()` is `open`. */
async function probeWith(open: Open) {
  jest.resetModules();
  const given = { open };
  Object.defineProperty(window, 'indexedDB', { value: given, configurable: true });
  const { loadSdk } = await import('@/lib/firebase/load-sdk');
  const found: unknown[] = [];
  void loadSdk(async () => found.push(window.indexedDB));
  return { given, found };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('an SDK is loaded when IndexedDB answers, and finds it', async () => {
  const close = jest.fn();
  const request = { result: { close } as unknown as IDBDatabase } as Partial<IDBOpenDBRequest>;
  const { given, found } = await probeWith(() => request);
  await jest.advanceTimersByTimeAsync(0);
  expect(found).toEqual([]);
  request.onsuccess?.call(request as IDBOpenDBRequest, new Event('success'));
  await jest.advanceTimersByTimeAsync(0);
  expect(found).toEqual([given]);
  expect(close).toHaveBeenCalled();
});

test('a refusal is an answer: the SDKs know what to do with it', async () => {
  const { given, found } = await probeWith(() => {
    throw new DOMException('Not here', 'SecurityError');
  });
  await jest.advanceTimersByTimeAsync(0);
  expect(found).toEqual([given]);
});

test('an SDK that would wait for ever for IndexedDB finds none', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { found } = await probeWith(() => ({}));
  await jest.advanceTimersByTimeAsync(LONG_MS);
  expect(found).toEqual([undefined]);
  expect(warned).toHaveBeenCalledTimes(1);
});
