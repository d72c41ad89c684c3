import { render, screen } from '@testing-library/react';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import { useTrackedOrder } from '@/lib/hooks/use-tracked-order';
import common from '@/locales/en/common.json';
import errors from '@/locales/en/errors.json';
import orders from '@/locales/en/orders.json';
import { WithTexts } from '@/tests/fixtures/with-texts';
import { TrackView } from './track-view';

jest.mock('next/router', () => ({ useRouter: () => ({ query: { token: 'a-token' } }) }));
jest.mock('@/components/storefront/shell/storefront-head', () => ({ StorefrontHead: () => null }));
jest.mock('@/context/user-context', () => ({ useUserContext: () => ({ user: null }) }));
jest.mock('@/lib/hooks/use-tracked-order', () => ({ useTrackedOrder: jest.fn() }));

test.each<[string, ErrorCode, string]>([
  ['has ended', 'link-expired', orders.track.expiredTitle],
  ['finds no network', 'try-again', orders.failed.title],
])('the page of a link that %s says so in its heading', (_how, code, title) => {
  jest.mocked(useTrackedOrder).mockReturnValue({ status: 'failed', code });
  render(
    <WithTexts texts={{ common, errors, orders }}>
      <TrackView />
    </WithTexts>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});
