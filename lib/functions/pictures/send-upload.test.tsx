import { fail, ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import { sendUpload } from '@/lib/functions/pictures/send-upload';

jest.mock('@/lib/functions/call', () => ({ call: jest.fn() }));
const calls = jest.mocked(call);

/** The result of each PUT: a status, 0 for a lost connection, or nothing until it is cancelled. */
let outcomes: (number | null)[] = [];
const sent: string[] = [];

class FakeRequest {
  status = 0;
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onloadend?: () => void;
  private url = '';
  open(method: string, url: string) {
    this.url = `${method} ${url}`;
  }
  send({ size }: Blob) {
    sent.push(this.url);
    this.upload.onprogress?.({ loaded: size / 2, total: size });
    const outcome = outcomes.shift();
    if (typeof outcome !== 'number') return;
    this.status = outcome;
    this.onloadend?.();
  }
  abort() {
    this.onloadend?.();
  }
}

const { XMLHttpRequest: original } = window;
beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  window.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  sent.length = 0;
  let opened = 0;
  calls.mockReset().mockImplementation(async () => ok({ url: `https://storage.example/${(opened += 1)}` }));
});
afterEach(() => {
  jest.useRealTimers();
  window.XMLHttpRequest = original;
});

const PICTURE = new Blob(['12345678']);
const TO = { storeId: 'demo', look: 'picture' } as const;
const idsOfUploads = () => calls.mock.calls.map(([, request]) => (request as { upload: string }).upload);

test('an upload of as many bytes as the picture has is opened, told of and sent to its address', async () => {
  outcomes = [200];
  const shares: number[] = [];
  const answer = await sendUpload(PICTURE, { ...TO, onProgress: (share) => void shares.push(share) });
  expect(answer).toEqual(ok(idsOfUploads()[0]));
  expect(calls).toHaveBeenCalledWith(
    'beginUpload',
    expect.objectContaining({ ...TO, bytes: 8, origin: window.location.origin }),
  );
  expect([sent, shares]).toEqual([['PUT https://storage.example/1'], [0.5]]);
});

test('a lost connection begins an upload of another name, three times at most', async () => {
  outcomes = [0, 200];
  const second = sendUpload(PICTURE, TO);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await second).toEqual(ok(idsOfUploads()[1]));
  expect(new Set(idsOfUploads()).size).toBe(2);

  outcomes = [0, 0, 0, 200];
  sent.length = 0;
  const lost = sendUpload(PICTURE, TO);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await lost).toEqual(fail({ code: 'try-again' }));
  expect(sent).toHaveLength(3);
});

test('a cancelled upload is not sent again, and a refused one not at all', async () => {
  outcomes = [null];
  const cancel = new AbortController();
  const cancelled = sendUpload(PICTURE, { ...TO, signal: cancel.signal });
  await jest.advanceTimersByTimeAsync(0);
  cancel.abort();
  expect(await cancelled).toEqual(fail({ code: 'try-again' }));
  expect(sent).toHaveLength(1);

  const refusal = fail({ code: 'too-many-requests', params: { retryAfter: 60 } });
  calls.mockResolvedValue(refusal);
  expect(await sendUpload(PICTURE, TO)).toEqual(refusal);
  expect(sent).toHaveLength(1);
});
