import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StatusError } from '../../engine/types';
import type { ClientStream, StreamOutput } from '../client-stream';
import { createWebChannelHandler, type WebChannelHandler } from './webchannel';

const DATABASE = 'projects/demo/databases/(default)';

/** A stream that remembers what it got and answers each message with itself. */
class EchoStream implements ClientStream {
  readonly received: unknown[] = [];
  isBusy = false;
  isClosed = false;

  constructor(readonly output: StreamOutput) {}

  receive(message: unknown): void {
    this.received.push(message);
    this.output.send({ echo: message });
  }

  close(): void {
    this.isClosed = true;
  }
}

let server: Server;
let handler: WebChannelHandler;
let opened: EchoStream[];

beforeEach(async () => {
  opened = [];
  handler = createWebChannelHandler({
    open: async (request, output) => {
      if (request.sender.authorization === 'Bearer broken') throw new StatusError('UNAUTHENTICATED', 'no');
      const stream = new EchoStream(output);
      opened.push(stream);
      return stream;
    },
  });
  server = createServer((req, res) => void handler.handle(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  handler.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const url = (query: Record<string, string>, kind = 'Listen') => {
  const { port } = server.address() as AddressInfo;
  const search = new URLSearchParams({ VER: '8', database: DATABASE, ...query });
  return `http://127.0.0.1:${port}/google.firestore.v1.Firestore/${kind}/channel?${search}`;
};

const form = (offset: number, messages: readonly unknown[], headers = '') =>
  new URLSearchParams({
    headers,
    count: String(messages.length),
    ofs: String(offset),
    ...Object.fromEntries(
      messages.map((message, index) => [`req${index}___data__`, JSON.stringify(message)]),
    ),
  });

function readFrames(text: string): unknown[] {
  const frames: unknown[] = [];
  for (let rest = text; rest !== '';) {
    const [length = ''] = rest.split('\n', 1);
    const start = length.length + 1;
    frames.push(JSON.parse(rest.slice(start, start + Number(length))));
    rest = rest.slice(start + Number(length));
  }
  return frames;
}

async function shakeHands(messages: readonly unknown[] = [], headers = ''): Promise<string> {
  const response = await fetch(url({ RID: '100', CVER: '22' }), {
    method: 'POST',
    body: form(0, messages, headers),
  });
  const [[[id, [type, sid, prefix, protocol]]]] = readFrames(await response.text()) as [
    [[number, [string, string, string, number]]],
  ];
  expect([id, type, prefix, protocol]).toEqual([0, 'c', '', 8]);
  return sid;
}

const post = async (sid: string, offset: number, messages: readonly unknown[], aid = 0) =>
  readFrames(
    await (
      await fetch(url({ SID: sid, RID: '101', AID: String(aid) }), {
        method: 'POST',
        body: form(offset, messages),
      })
    ).text(),
  );

const poll = async (sid: string, aid: number) =>
  readFrames(
    await (await fetch(url({ SID: sid, RID: 'rpc', AID: String(aid), CI: '1', TYPE: 'xmlhttp' }))).text(),
  ).flat();

test('a message in Arabic and emoji arrives whole, its length counted in UTF-16 units', async () => {
  const sid = await shakeHands([{ name: 'لوحة 🖼️ é' }]);
  expect(await poll(sid, 0)).toEqual([[1, [{ echo: { name: 'لوحة 🖼️ é' } }]]]);
});

test('what was not acknowledged is sent again, what was is not', async () => {
  const sid = await shakeHands(['a', 'b']);
  expect(await poll(sid, 0)).toHaveLength(2);
  expect(await poll(sid, 1)).toEqual([[2, [{ echo: 'b' }]]]);
});

test('a repeated POST is delivered once and a POST that overtook another waits for it', async () => {
  const sid = await shakeHands(['first']);
  await post(sid, 2, ['third']);
  await post(sid, 1, ['second']);
  await post(sid, 1, ['second']);
  expect(opened[0]?.received).toEqual(['first', 'second', 'third']);
});

test('a forward POST is answered with the state of the back channel', async () => {
  const sid = await shakeHands(['a']);
  expect(await post(sid, 1, [], 1)).toEqual([[0, 1, 0]]);
});

test('a streaming back channel speaks at once and carries each later message', async () => {
  const sid = await shakeHands();
  const response = await fetch(url({ SID: sid, RID: 'rpc', AID: '0', CI: '0', TYPE: 'xmlhttp' }));
  const reader = (response.body as ReadableStream<BufferSource>)
    .pipeThrough(new TextDecoderStream())
    .getReader();
  const next = async () => readFrames((await reader.read()).value ?? '');
  expect(await next()).toEqual([[[1, ['noop']]]]);
  await post(sid, 0, ['later']);
  expect(await next()).toEqual([[[2, [{ echo: 'later' }]]]]);
  await reader.cancel();
});

test('a second back channel ends the first with a noop, never with nothing', async () => {
  const sid = await shakeHands();
  const first = poll(sid, 0);
  await isHeld(sid);
  const second = poll(sid, 0);
  expect(await first).toEqual([[1, ['noop']]]);
  expect(await second).toEqual([[1, ['noop']]]);
});

test('an unknown session is refused with the words the client looks for', async () => {
  const response = await fetch(url({ SID: 'gone', RID: 'rpc', AID: '0', CI: '0' }));
  expect(response.status).toBe(400);
  expect((await response.text()).indexOf('Unknown SID')).toBeGreaterThan(0);
});

test('terminate forgets the session', async () => {
  const sid = await shakeHands();
  await fetch(url({ SID: sid, RID: '102', TYPE: 'terminate' }), { method: 'POST' });
  expect(opened[0]?.isClosed).toBe(true);
  expect((await fetch(url({ SID: sid, RID: 'rpc', AID: '0', CI: '1' }))).status).toBe(400);
});

test('a refused stream is told inside the channel, where the SDK hears it', async () => {
  const sid = await shakeHands([], 'Authorization:Bearer broken\r\n');
  expect(await poll(sid, 0)).toEqual([
    [1, [{ error: { code: 401, message: 'no', status: 'UNAUTHENTICATED' } }]],
  ]);
});

test('stopping says goodbye with UNAVAILABLE on every channel', async () => {
  const sid = await shakeHands();
  const held = poll(sid, 0);
  await isHeld(sid);
  handler.close();
  expect(await held).toMatchObject([[1, [{ error: { status: 'UNAVAILABLE' } }]]]);
});

async function isHeld(sid: string): Promise<void> {
  while (((await post(sid, 0, [])) as number[][])[0]?.[0] !== 1);
}
