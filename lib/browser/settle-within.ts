/** Resolves once `work` settles, or after `ms` milliseconds, whichever comes first; it never rejects. */
export function settleWithin(ms: number, work: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    work.then(done, done);
  });
}
