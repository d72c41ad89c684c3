import { reconnecting } from './reconnecting';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function listening() {
  const started: { answer: () => void; end: (error: unknown) => void; stop: jest.Mock }[] = [];
  const ended = jest.fn();
  const stop = reconnecting((answer, end) => {
    const one = { answer, end, stop: jest.fn() };
    started.push(one);
    return one.stop;
  }, ended);
  const last = () => started.at(-1);
  return { started, ended, stop, last };
}

test('a listener that the server ended is told and starts again, each time later', () => {
  const { started, ended, last } = listening();
  for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
    const before = started.length;
    last()?.end('denied');
    jest.advanceTimersByTime(seconds * 1000 - 1);
    expect(started).toHaveLength(before);
    jest.advanceTimersByTime(1);
    expect(started).toHaveLength(before + 1);
  }
  expect(ended).toHaveBeenCalledTimes(8);
  last()?.answer();
  last()?.end('denied');
  jest.advanceTimersByTime(1000);
  expect(started).toHaveLength(10);
});

test('a stopped listener does not start again', () => {
  const { started, stop, last } = listening();
  last()?.end('denied');
  stop();
  jest.advanceTimersByTime(120_000);
  expect(started).toHaveLength(1);
  expect(last()?.stop).toHaveBeenCalledTimes(1);
});
