/** Document reads and writes by who caused them, while `act` runs and for a moment after; counted by the local Firebase. */
export async function usageOf({ mailbox }, act) {
  const at = (path) => `http://127.0.0.1:${mailbox}${path}`;
  await fetch(at('/usage/reset'), { method: 'POST' });
  await act();
  const { by } = await (await fetch(at('/usage.json'))).json();
  const sum = (kind, key) =>
    by.filter((row) => row.kind === kind).reduce((total, row) => total + row[key], 0);
  return {
    browserReads: sum('client', 'reads'),
    serverReads: sum('admin', 'reads'),
    functionReads: sum('functions', 'reads'),
    writes: by.reduce((total, { writes, deletes }) => total + writes + deletes, 0),
  };
}
