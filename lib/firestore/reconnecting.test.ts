import { reconnecting } from './reconnecting';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function listening() {
  const started: (Parameters<Parameters<typeof reconnecting>[0]>[0] & { readonly stop: jest.Mock })[] = [];
  const ended = jest.fn();
  const stop = reconnecting((attempt) => {
    const one = { ...attempt, stop: jest.fn() };
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
    last()?.onEnd('denied');
    jest.advanceTimersByTime(seconds * 1000 - 1);
    expect(started).toHaveLength(before);
    jest.advanceTimersByTime(1);
    expect(started).toHaveLength(before + 1);
  }
  expect(ended).toHaveBeenCalledTimes(8);
  last()?.onAnswer();
  last()?.onEnd('denied');
  jest.advanceTimersByTime(1000);
  expect(started.map(({ isRestart }) => isRestart)).toEqual([
    false,
    ...Array.from({ length: 9 }, () => true),
  ]);
});

test('a stopped listener does not start again', () => {
  const { started, stop, last } = listening();
  last()?.onEnd('denied');
  stop();
  jest.advanceTimersByTime(120_000);
  expect(started).toHaveLength(1);
  expect(last()?.stop).toHaveBeenCalledTimes(1);
});
