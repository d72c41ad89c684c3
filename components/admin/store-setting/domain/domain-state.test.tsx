import { screen, within } from '@testing-library/react';
import { unchecked, type CustomDomain } from '@/lib/domain/store/custom-domain';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { DomainState } from './domain-state';

jest.mock('@/lib/functions/call');
jest.mock('@/components/overlays/notify', () => ({ notify: () => undefined }));
jest.mock('@/components/admin/forms/owner-only', () => ({ OwnerOnly: () => null, useIsOwner: () => true }));
const setting = aStoreSetting();
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => setting }));

const DOMAIN = 'oud.example';
const WWW = `www.${DOMAIN}`;
const certificate = { state: 'issued', reason: '', expiresAt: Date.UTC(2026, 11, 24, 12) } as const;
const custom: CustomDomain = {
  ...{ ...unchecked(DOMAIN), state: 'verified', checkedAt: 1, certificate },
  ...{ token: 'abc', target: 'boards.shop', hostRecords: [] },
  twin: { ...unchecked(WWW), state: 'verified', checkedAt: 1 },
};

test('a domain and its twin have records and states of their own', () => {
  renderInAdmin(<DomainState domain={custom} />);
  for (const host of [DOMAIN, WWW]) {
    const records = screen.getByRole('table', { name: `DNS records of ${host}` });
    for (const name of [`_boards.${host}`, host])
      expect(within(records).getByRole('cell', { name: new RegExp(`^${name}`) })).toBeVisible();
  }
  const [named, twin] = screen.getAllByRole('status');
  expect(named).toHaveTextContent(`${DOMAIN} is verified.Its certificate is valid until 24 December 2026`);
  expect(twin).toHaveTextContent(`${WWW} is verified.Its pages lead to ${DOMAIN}.`);
});

test('what was lost and what was not renewed is told with what to do', () => {
  const twin = { ...unchecked(WWW), state: 'failed', problem: 'txt-missing', told: 'lost' } as const;
  renderInAdmin(<DomainState domain={{ ...custom, told: 'certificate', twin }} />);
  const [named, lost] = screen.getAllByRole('status');
  expect(named).toHaveTextContent('was not renewed');
  expect(named).toHaveTextContent('Its certificate ends on 24 December 2026.');
  expect(lost).toHaveTextContent('It led to your shop before.');
});
