import { adminPaths } from '@/lib/admin-paths';
import { signedIn } from '@/tests/e2e/support/backend';
import { firstProduct } from '@/tests/e2e/support/catalogue';
import { idsIn } from '@/tests/e2e/support/orders/past-the-rules';
import { ADDRESS, logIn, OWNER, SHOPPER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, test } from '@/tests/e2e/support/shop-test';
import { isSignedWith, Receiver } from '@/tests/fixtures/webhooks/receiver';

const t = textsOf('en');
const STORE = 'demo';
const receiver = new Receiver();

test.beforeAll(() => receiver.open());
test.afterAll(async () => {
  const owner = await signedIn(OWNER);
  for (const endpointId of await idsIn('webhookEndpoints'))
    await owner.call('deleteWebhook', { storeId: STORE, endpointId });
  await receiver.close();
});

test('an owner adds an endpoint, an order arrives signed after a failure, and the log shows its way', async ({
  openWindow,
}) => {
  const desk = await openWindow();
  await logIn(desk, OWNER, adminPaths.developers);
  await desk.getByRole('button', { name: t('admin-developers:endpoints.add') }).click();
  const form = desk.getByRole('dialog');
  await form.getByRole('textbox').fill(receiver.url);
  await form.getByRole('button', { name: t('admin-developers:form.save') }).click();
  const secret =
    (await desk
      .getByRole('dialog')
      .getByText(/^whsec_/)
      .textContent()) ?? '';
  await desk.getByRole('button', { name: t('admin-developers:secret.close') }).click();

  receiver.answer('order.placed', 500);
  const { id: productId, variants } = await firstProduct(({ studio }) => !studio);
  const variant = variants.find(({ stock }) => stock > 2);
  if (!variant) throw new Error(`${productId} is sold out`);
  const shopper = await signedIn(SHOPPER);
  const lines = [{ productId, variantId: variant.id, quantity: 1, seenPrice: variant.price }];
  const { number } = await shopper.call('placeOrder', {
    ...{ storeId: STORE, key: crypto.randomUUID(), lines, address: ADDRESS.en },
    ...{ paymentMethod: 'cash', currency: 'USD', locale: 'en' },
  });
  const log = desk.getByRole('list', { name: t('admin-developers:log.title') });
  const entry = log.getByRole('listitem').first();
  await expect(entry).toContainText(t('admin-developers:log.status').replace('{{status}}', '500'));
  await entry.getByRole('button', { name: t('admin-developers:log.replay') }).click();
  await expect(entry).toContainText(t('admin-developers:state.sent'));
  await entry.getByRole('button', { name: t('admin-developers:log.details') }).click();
  await expect(entry).toContainText(number);

  const [failed, arrived] = await receiver.until(2);
  expect(arrived?.body).toBe(failed?.body);
  expect(arrived?.headers['webhook-id']).toBe(failed?.headers['webhook-id']);
  expect(arrived && isSignedWith(secret, arrived)).toBe(true);
  expect(arrived?.event).toMatchObject({ type: 'order.placed', data: { order: { number } } });
});
