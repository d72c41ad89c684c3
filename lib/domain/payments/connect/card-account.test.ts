import { parseCardAccount, standingOf, takesPayments, type AccountFacts } from './card-account';

const READY: AccountFacts = {
  detailsSubmitted: true,
  chargesEnabled: true,
  due: [],
  disabledReason: null,
  deadline: null,
};
const CLOSED: AccountFacts = { ...READY, chargesEnabled: false, disabledReason: 'requirements.past_due' };

test.each([
  ['takes cards', READY, { state: 'ready', asks: [], dueAt: null }],
  [
    'takes cards, but is asked for more by a day',
    { ...READY, due: ['external_account'], deadline: 5 },
    { state: 'ready', asks: ['bank'], dueAt: 5 },
  ],
  [
    'was never filled in',
    { ...CLOSED, detailsSubmitted: false, due: ['business_profile.url', 'tos_acceptance.date'] },
    { state: 'unfinished', asks: ['business', 'terms'], dueAt: null },
  ],
  [
    'is being looked at',
    {
      ...CLOSED,
      disabledReason: 'requirements.pending_verification',
    },
    { state: 'reviewed', asks: [], dueAt: null },
  ],
  [
    'is asked for something',
    {
      ...CLOSED,
      due: ['person_1.verification.document', 'person_1.dob.day', 'representative.email', 'new.thing'],
    },
    { state: 'restricted', asks: ['document', 'person', 'other'], dueAt: null },
  ],
  [
    'was closed',
    { ...CLOSED, disabledReason: 'rejected.fraud', due: ['external_account'] },
    { state: 'disabled', asks: ['bank'], dueAt: null },
  ],
])('an account that %s', (_, facts, standing) => expect(standingOf(facts)).toEqual(standing));

test('only an account that is ready and switched on takes payments', () => {
  const stored = { id: 'acct_1', state: 'ready', asks: ['bank', 'strange'], isOff: false };
  const account = parseCardAccount(stored);
  expect(account).toEqual({ ...stored, asks: ['bank'], dueAt: null, checkedAt: 0 });
  expect(takesPayments(account)).toBe(true);
  for (const changes of [
    { isOff: true },
    { state: 'restricted' },
    { state: 'ended' },
    { state: 'new' },
    { id: '' },
  ])
    expect(takesPayments(parseCardAccount({ ...stored, ...changes }))).toBe(false);
  expect(parseCardAccount(undefined)).toBeNull();
});
