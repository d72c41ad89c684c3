/** A promise did not settle in time. Its code is the SDKs' own for a timeout. */
export class TimedOutError extends Error {
  readonly code = 'deadline-exceeded';
}

/** Resolves to the result of `work`; rejects with a `TimedOutError` after `ms` milliseconds. */
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
