import type { DomainRecord } from '@/lib/domain/tenancy/domain-record';
import { storeId } from '@/lib/domain/ids';
import type { ShellProps } from './shell-props';
import { publicForStore } from './for-store';

const record: DomainRecord = {
  ...{ storeId: storeId('demo'), kind: 'platform', state: 'open', redirectTo: null },
};
jest.mock('@/lib/server/tenancy/host-store', () => ({ hostRecord: () => Promise.resolve(record) }));
const environment = { ...process.env };
beforeEach(() => {
  process.env = { ...environment, NEXT_PUBLIC_STORE_ID: '', NEXT_PUBLIC_PLATFORM_HOST: 'localhost' };
});
afterAll(() => {
  process.env = environment;
});

/** What the page of a product answers at a host of a store with this domain. */
const answer = (site: string, customDomain: string, locale = 'en') =>
  publicForStore('/products/[slug]', () =>
    Promise.resolve({ props: { storeSetting: { customDomain } } as ShellProps, revalidate: 60 }),
  )({ params: { site, slug: 'عود/1' }, locale });

const at = (destination: string) => ({ redirect: { destination, permanent: true }, revalidate: 60 });
const SLUG = encodeURIComponent('عود/1');

test('a public page leads to the verified domain from every other host, in its language', async () => {
  expect(await answer('demo.localhost', 'oud.example')).toEqual(at(`https://oud.example/products/${SLUG}`));
  expect(await answer('www.oud.example', 'oud.example', 'ar')).toEqual(
    at(`https://oud.example/ar/products/${SLUG}`),
  );
});

test.each([
  ['on the domain itself', 'oud.example', 'oud.example'],
  ['of a store without one', 'demo.localhost', ''],
  ['that was asked to stay', 'demo.localhost~', 'oud.example'],
  ['of a build for one store, which knows no hosts', '-', 'oud.example'],
])('a page %s is shown', async (_, site, customDomain) =>
  expect(await answer(site, customDomain)).toMatchObject({ props: { storeSetting: { customDomain } } }),
);

test('what a page answers otherwise stays its own', async () => {
  const missing = publicForStore('/products', () => Promise.resolve({ notFound: true }));
  expect(await missing({ params: { site: 'www.oud.example' } })).toEqual({ notFound: true });
});
