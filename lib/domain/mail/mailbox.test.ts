import { mailboxOf } from './mailbox';

test.each([
  ['Layla@Example.com', 'layla@example.com'],
  ['layla+shop@example.com', 'layla@example.com'],
  ['l.a.y.l.a@example.com', 'l.a.y.l.a@example.com'],
  ['L.ay.la+a+b@GoogleMail.com', 'layla@gmail.com'],
  [' ｌayla@example.com ', 'layla@example.com'],
])('%s is counted as %s', (typed, counted) => expect(mailboxOf(typed)).toBe(counted));
