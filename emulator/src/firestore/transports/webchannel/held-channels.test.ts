import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { HeldChannels } from './held-channels';

const BROWSER = '::1 Chromium';
let held: HeldChannels;
let released: number[];

beforeEach(() => {
  jest.useFakeTimers();
  held = new HeldChannels();
  released = [];
});
afterEach(() => jest.useRealTimers());

const connect = (count: number): void => {
  for (let index = 0; index < count; index += 1) held.connected(BROWSER, new EventEmitter() as Socket);
};
const hold = (count: number): void => {
  for (let index = 0; index < count; index += 1) {
    held.add(BROWSER, { channel: { openedAt: Date.now() }, owner: { release: () => released.push(index) } });
  }
};

test('four back channels are left in peace', () => {
  connect(6);
  hold(4);
  jest.advanceTimersByTime(60_000);
  expect(released).toEqual([]);
});

test('beyond four the oldest are ended after a moment, so that every tab gets its turn', () => {
  connect(6);
  hold(6);
  expect(released).toEqual([]);
  jest.advanceTimersByTime(100);
  expect(released).toEqual([0, 1]);
});

test('a channel that ends by itself makes room', () => {
  connect(6);
  hold(4);
  const channel = { openedAt: Date.now() };
  held.add(BROWSER, { channel, owner: { release: () => released.push(99) } });
  held.remove(BROWSER, channel);
  jest.advanceTimersByTime(60_000);
  expect(released).toEqual([]);
});

test('more connections than one profile opens mean several profiles, which are relieved gently', () => {
  connect(100);
  hold(50);
  jest.advanceTimersByTime(1_999);
  expect(released).toEqual([]);
});
