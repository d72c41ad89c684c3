/** Long enough for what a page or an order sets off after it was answered (milliseconds). */
const SETTLES_MS = 1_000;

/** Document reads and writes of `act` and of what follows it, by who caused them, over `times`; counted by the local Firebase. */
export async function usageOf({ mailbox }, times, act) {
  const at = (path) => `http://127.0.0.1:${mailbox}${path}`;
  await fetch(at('/usage/reset'), { method: 'POST' });
  await act();
  await new Promise((resolve) => setTimeout(resolve, SETTLES_MS));
  const { by } = await (await fetch(at('/usage.json'))).json();
  const sum = (kind, key) =>
    by.filter((row) => row.kind === kind).reduce((total, row) => total + row[key], 0) / times;
  return {
    browserReads: sum('client', 'reads'),
    serverReads: sum('admin', 'reads'),
    functionReads: sum('functions', 'reads'),
    writes: by.reduce((total, { writes, deletes }) => total + writes + deletes, 0) / times,
  };
}
