import { createSendPush, type PushMessage } from './send-push';

const send = jest.fn();
jest.mock('firebase-admin/messaging', () => ({ getMessaging: () => ({ send }) }));

const MESSAGE: PushMessage = {
  ...{ token: 't', title: 'Shipped', body: 'On its way', link: '/orders/1', tag: 'one' },
  locale: 'en',
  direction: 'ltr',
};
const sendPush = createSendPush(() => '');

test.each([
  ['messaging/registration-token-not-registered', 'gone'],
  ['messaging/invalid-registration-token', 'gone'],
  ['messaging/invalid-argument', 'refused'],
  ['messaging/mismatched-credential', 'refused'],
])('%s is an answer about the token: %s', async (code, outcome) => {
  send.mockRejectedValueOnce(Object.assign(new Error(code), { code }));
  await expect(sendPush(MESSAGE)).resolves.toBe(outcome);
});

test.each(['messaging/server-unavailable', 'messaging/message-rate-exceeded', 'messaging/internal-error'])(
  '%s says nothing of the token',
  async (code) => {
    send.mockRejectedValueOnce(Object.assign(new Error(code), { code }));
    await expect(sendPush(MESSAGE)).rejects.toMatchObject({ code });
  },
);
