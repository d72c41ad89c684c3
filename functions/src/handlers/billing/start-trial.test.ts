import type { BillingDeps } from './billing-customer';
import { startLeftTrials } from './start-trial';

/** Two openings whose trials are due: the first one is damaged, the owner of the second one left. */
function twoDue() {
  const opening = (id: string, data: object) => ({ id, data: () => data, ref: { update: jest.fn() } });
  const left = { uid: 'u', host: 'left.example', template: 'boards' };
  const docs = [opening('damaged', {}), opening('left', left)];
  const query = { where: () => query, orderBy: () => query, limit: () => query, get: async () => ({ docs }) };
  const doc = () => ({ get: async () => ({ exists: false }) });
  return { docs, db: { collection: () => query, doc } };
}

test('a trial that cannot be read keeps no other one waiting, and waits an hour itself', async () => {
  const { docs, db } = twoDue();
  const warn = jest.fn();
  await startLeftTrials({ db, now: () => 0, warn } as unknown as BillingDeps & { warn: typeof warn });
  expect(warn).toHaveBeenCalledTimes(1);
  const [damaged, left] = docs.map(({ ref }) => ref.update.mock.calls as unknown[][]);
  expect(damaged).toEqual([[{ trialDueAt: expect.objectContaining({ _seconds: 3600 }) as unknown }]]);
  expect(left).toEqual([[{ trialDueAt: null }]]);
});
