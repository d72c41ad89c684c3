import { setTimeout as sleep } from 'node:timers/promises';

/** Long enough for the background work that follows a page view or an order (milliseconds). */
const SETTLES_MS = 1_500;

/** The local Firebase's count of what Firestore would bill. */
export function meterOf({ mailbox }) {
  const post = (path, body = {}) =>
    fetch(`http://127.0.0.1:${mailbox}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    /** Counts under this label all requests that have none of their own. */
    begin: (label) => post('/usage/label', { label }),
    /** What `act` and its background work read and wrote, in rows by label and by kind of client. */
    async during(act) {
      await post('/usage/reset');
      await act();
      await sleep(SETTLES_MS);
      const report = await fetch(`http://127.0.0.1:${mailbox}/usage.json`);
      return (await report.json()).by;
    },
  };
}

/** Sums rows by kind of client; reads by security rules count as reads. */
export function sumUsage(rows) {
  const reads = (kind) =>
    rows.filter((row) => row.kind === kind).reduce((sum, row) => sum + row.reads + row.rulesReads, 0);
  return {
    browserReads: reads('client'),
    serverReads: reads('admin'),
    functionReads: reads('functions'),
    writes: rows.reduce((sum, { writes, deletes }) => sum + writes + deletes, 0),
  };
}
