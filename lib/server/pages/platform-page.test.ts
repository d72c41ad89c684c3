import type { GetStaticPropsContext } from 'next';
import { readPlans } from '@/lib/server/reads/plans';
import { hostRecord } from '@/lib/server/tenancy/host-store';
import { platformPage } from './platform-page';

jest.mock('@/lib/env', () => ({
  env: { siteUrl: 'https://shops.example', platformHost: 'shops.example', firebase: {}, emulators: {} },
}));
jest.mock('next-i18next/pages/serverSideTranslations', () => ({ serverSideTranslations: async () => ({}) }));
jest.mock('@/lib/server/reads/plans');
jest.mock('@/lib/server/tenancy/host-store');

const given = { ...process.env };
afterEach(() => (process.env = { ...given }));

const props = () => platformPage('/platform')({ locale: 'en' } as GetStaticPropsContext);

test('a build reads no Firestore for the platform, a server does', async () => {
  jest.mocked(readPlans).mockResolvedValue([]);
  jest.mocked(hostRecord).mockResolvedValue(null);
  process.env.NEXT_PHASE = 'phase-production-build';
  expect(await props()).toMatchObject({
    props: { platform: { plans: [], demos: [], host: 'shops.example' } },
  });
  expect([readPlans, hostRecord].map((read) => jest.mocked(read).mock.calls.length)).toEqual([0, 0]);
  delete process.env.NEXT_PHASE;
  await props();
  expect([readPlans, hostRecord].map((read) => jest.mocked(read).mock.calls.length)).toEqual([1, 2]);
});
