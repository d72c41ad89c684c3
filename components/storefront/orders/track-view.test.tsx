import { render, screen } from '@testing-library/react';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import { fail } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import common from '@/locales/en/common.json';
import errors from '@/locales/en/errors.json';
import orders from '@/locales/en/orders.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { TrackView } from './track-view';

jest.mock('next/router', () => ({ useRouter: () => ({ query: { token: 'a-token' } }) }));
jest.mock('@/components/storefront/shell/storefront-head', () => ({ StorefrontHead: () => null }));
jest.mock('@/context/user-context', () => ({ useUserContext: () => ({ user: null }) }));
jest.mock('@/lib/functions/call');

test.each<[string, ErrorCode, string]>([
  ['has ended', 'link-expired', orders.track.expiredTitle],
  ['finds no network', 'try-again', orders.failed.title],
])('the page of a link that %s says so in its heading', async (_how, code, title) => {
  jest.mocked(call).mockResolvedValue(fail({ code }));
  render(
    <WithTexts texts={{ common, errors, orders }}>
      <TrackView />
    </WithTexts>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});
