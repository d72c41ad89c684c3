import { forkEmulator, removeTestFiles } from '../testing/fork-emulator';
import { clientFor, receiveWebhooks } from './testing/own-stripe';

jest.setTimeout(30_000);
afterAll(removeTestFiles);

test('a kill loses no payment that was answered, no event of one and no key', async () => {
  const emulator = await forkEmulator();
  const stripe = clientFor(emulator.ports.stripe, 'sk_test_shop');
  const receiver = await receiveWebhooks();
  receiver.answer = () => 503;
  await stripe.webhookEndpoints.create({ url: receiver.url, enabled_events: ['payment_intent.succeeded'] });
  const pay = (number: number) =>
    stripe.paymentIntents.create(
      {
        amount: 1_000,
        currency: 'usd',
        payment_method: 'pm_card_visa',
        confirm: true,
        return_url: 'http://x/',
      },
      { idempotencyKey: `order-${number}` },
    );
  const answered: string[] = [];
  const paying = Array.from({ length: 40 }, async (_, number) => {
    answered.push((await pay(number)).id);
    if (answered.length === 20) void emulator.kill('SIGKILL');
  });
  await Promise.allSettled(paying);
  await emulator.kill();
  expect(answered.length).toBeGreaterThanOrEqual(20);

  receiver.answer = () => 200;
  await emulator.start();
  const again = await Promise.all(Array.from({ length: 40 }, (_, number) => pay(number)));
  const ids = new Set(again.map(({ id }) => id));
  expect(answered.filter((id) => !ids.has(id))).toEqual([]);
  expect(await stripe.paymentIntents.list({ limit: 100 }).autoPagingToArray({ limit: 1_000 })).toHaveLength(
    40,
  );
  const toldOf = () => receiver.received.map(({ event }) => (event.data.object as { id: string }).id);
  await receiver.until(() => new Set(toldOf()).size === 40);
  await emulator.kill();
  await receiver.close();
});
