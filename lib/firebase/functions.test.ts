/** @jest-environment jsdom */
import '@/tests/setup/public-env';

const sent: Headers[] = [];

beforeEach(() => {
  sent.length = 0;
  localStorage.clear();
  window.fetch = (_, init) => {
    sent.push(new Headers(init?.headers));
    return Promise.resolve({ status: 200, json: () => Promise.resolve({ data: 'answer' }) } as Response);
  };
});

/** What a call carries while notifications are at `permission`. */
async function tokenSent(permission: NotificationPermission): Promise<string | null> {
  window.Notification = { permission } as typeof Notification;
  const { callable } = await import('@/lib/firebase/functions');
  await callable('quoteCart')({});
  return sent[0]?.get('firebase-instance-id-token') ?? null;
}
const turnOn = async () => (await import('@/lib/browser/push-token')).storePushToken('token-of-this-browser');

test('calls carry the messaging token where notifications are permitted', async () => {
  await turnOn();
  expect(await tokenSent('granted')).toBe('token-of-this-browser');
});

test.each(['default', 'denied'] as const)(
  'calls carry no messaging token while permission is "%s"',
  async (permission) => {
    await turnOn();
    expect(await tokenSent(permission)).toBeNull();
  },
);

test('calls carry no messaging token where nobody turned messages on', async () => {
  expect(await tokenSent('granted')).toBeNull();
});
