import { screen } from '@testing-library/react';
import { MessagesToSend } from '@/components/admin/messages/messages-to-send';
import { useUserContext, type UserState } from '@/context/user-context';
import type { MessageToSend } from '@/lib/domain/api/messages';
import type { ShopperMessage } from '@/lib/domain/messages/shopper-message';
import { ok } from '@/lib/domain/result';
import { watchMessagesToSend } from '@/lib/firestore/messages';
import { call } from '@/lib/functions/call';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';

jest.mock('@/context/user-context');
jest.mock('@/context/use-store-id', () => ({ useStoreId: () => 'demo' }));
jest.mock('@/lib/firestore/messages');
jest.mock('@/lib/functions/call');
jest.mock('@/components/overlays/notify');

const MESSAGE = {
  ...{ id: 'm1', orderId: 'o1', orderNumber: '1042', notice: 'order-placed', state: 'waiting' },
  ...{ problem: null, createdAt: 0 },
} as unknown as ShopperMessage;
const TEXT: MessageToSend = {
  ...{ id: 'm1', name: 'Layla', phone: '+966501234567', text: 'Thank you', link: null, locale: 'en' },
};

function openAs(isSupport: boolean) {
  const state = { user: { uid: 'omar', isSupport } } as unknown as UserState;
  jest.mocked(useUserContext).mockReturnValue(state);
  jest.mocked(watchMessagesToSend).mockImplementation((_, onNext) => {
    onNext([MESSAGE]);
    return () => undefined;
  });
  jest
    .mocked(call)
    .mockReset()
    .mockResolvedValue(ok({ messages: [TEXT] }));
  renderInAdmin(<MessagesToSend />);
}

test('staff see the text of a message', async () => {
  openAs(false);
  expect(await screen.findByText('Thank you')).toBeVisible();
});

test('support sees which message waits, is told why there is no text, and asks for none', () => {
  openAs(true);
  expect(screen.getByText('1042')).toBeVisible();
  expect(screen.getByText(/^Only the store's own team sees the texts/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(call).not.toHaveBeenCalled();
});
