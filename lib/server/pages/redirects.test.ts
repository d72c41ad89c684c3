import type { GetServerSidePropsContext } from 'next';
import { readIndexNowKey } from '@/lib/server/reads/index-now-key';
import { readRedirects } from '@/lib/server/reads/redirects';
import { redirectOrNotFound } from './redirects';

const KEY = '0123456789abcdef0123456789abcdef';

jest.mock('@/lib/env', () => ({ env: {} }));
jest.mock('@/lib/server/site-store', () => ({ pageStore: async () => 'demo' }));
jest.mock('@/lib/server/reads/index-now-key');
jest.mock('@/lib/server/reads/redirects');

test('the store answers with its own key for IndexNow and with no other', async () => {
  jest.mocked(readIndexNowKey).mockResolvedValue(KEY);
  jest.mocked(readRedirects).mockResolvedValue(new Map() as never);
  const ask = async (resolvedUrl: string) => {
    const res = { setHeader: jest.fn(), end: jest.fn() };
    const answer = await redirectOrNotFound()({
      ...{ resolvedUrl, locale: 'en', res },
    } as unknown as GetServerSidePropsContext);
    return { answer, ended: res.end.mock.calls.flat() };
  };
  expect(await ask(`/${KEY}.txt`)).toEqual({ answer: { props: {} }, ended: [KEY] });
  for (const other of [`/${KEY.replace('0', '1')}.txt`, `/${KEY}`, `/a/${KEY}.txt`])
    expect(await ask(other)).toEqual({ answer: { notFound: true }, ended: [] });
});
