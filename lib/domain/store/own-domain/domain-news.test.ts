import type { DomainCheck } from '@/lib/domain/store/custom-domain';
import type { Certificate } from './certificate';
import { newsOf } from './domain-news';

const NOW = 1_800_000_000_000;
const DAY = 24 * 60 * 60_000;
const good: Certificate = { state: 'issued', reason: '', expiresAt: NOW + 60 * DAY };
const near: Certificate = { ...good, expiresAt: NOW + 13 * DAY };
const failed: Certificate = { state: 'failed', reason: 'CERT_HAS_EXPIRED', expiresAt: NOW - DAY };

type Seen = readonly [DomainCheck['state'], Certificate | null];

/** What an owner is told while checks find these, one after the other. */
function told(...checks: readonly Seen[]) {
  let before: Pick<DomainCheck, 'state' | 'told'> = { state: 'pending', told: null };
  return checks.map(([state, certificate]) => {
    const { told: knows, news } = newsOf(before, { state, certificate }, NOW);
    before = { state, told: knows };
    return news;
  });
}

test('a lost domain is told once, and so is that it is back', () =>
  expect(
    told(
      ...([
        ['verified', good],
        ['failed', null],
        ['failed', null],
        ['verified', good],
        ['verified', good],
      ] as const),
    ),
  ).toEqual([null, 'lost', null, 'back', null]));

test('a domain that never worked is no news, and neither is that it works', () =>
  expect(told(['failed', null], ['failed', null], ['verified', null])).toEqual([null, null, null]));

test('a certificate that nobody renewed is told once, and again after it was right', () =>
  expect(
    told(
      ...([
        ['verified', near],
        ['verified', failed],
        ['verified', good],
        ['verified', failed],
      ] as const),
    ),
  ).toEqual(['certificate', null, 'back', 'certificate']));

test('a domain that is lost after its certificate is told as lost too, and comes back once', () =>
  expect(
    told(
      ...([
        ['verified', near],
        ['failed', null],
        ['verified', near],
        ['verified', good],
      ] as const),
    ),
  ).toEqual(['certificate', 'lost', 'certificate', 'back']));

test('while a first certificate is made, nothing is told', () =>
  expect(told(['verified', { state: 'waiting', reason: '', expiresAt: null }])).toEqual([null]));
