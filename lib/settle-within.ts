/** Whatever was waited for did not answer in time. Its code is the SDKs' own of a call that took too long. */
export class TimedOutError extends Error {
  readonly code = 'deadline-exceeded';
}

/** Resolves to what `work` brings; rejects with a `TimedOutError` when that takes longer than `ms` milliseconds. */
export function answerWithin<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new TimedOutError(`No answer within ${ms} ms.`));
    const timer = setTimeout(late, ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Resolves once `work` settles, or after `ms` milliseconds, whichever comes first; it never rejects. */
export const settleWithin = (ms: number, work: Promise<unknown>): Promise<void> =>
  answerWithin(ms, work).then(
    () => undefined,
    () => undefined,
  );
