import { adminPaths } from '@/lib/admin-paths';
import { fieldsOf } from '@/lib/domain/parse/fields';
import { REST_ADDRESS, REST_REFERENCE } from '@/lib/domain/rest/rest-address';
import { signedIn } from '@/tests/e2e/support/backend';
import { firstProduct } from '@/tests/e2e/support/catalogue';
import { ADDRESS, logIn, OWNER, SHOPPER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';

const t = textsOf('ar');
const STORE = 'demo';

test('an owner creates a key on a phone in Arabic, another system reads an order with it, and revoking ends it', async ({
  openWindow,
  baseURL,
}) => {
  const desk = await openWindow({ viewport: PHONE });
  await logIn(desk, OWNER, adminPaths.developers, 'ar');
  await desk.getByRole('button', { name: t('admin-developers:keys.add') }).click();
  const form = desk.getByRole('dialog');
  await form.getByRole('textbox', { name: t('admin-developers:keys.form.name') }).fill('المحاسبة');
  await form.getByRole('button', { name: t('admin-developers:keys.form.submit') }).click();
  const shown = desk.getByRole('dialog').getByText(/^shopkey_/);
  const key = (await shown.textContent()) ?? '';
  const { x, width } = (await shown.boundingBox()) ?? { x: 0, width: 0 };
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(PHONE.width);
  await desk.getByRole('button', { name: t('admin-developers:keys.shown.done') }).click();
  await expect(desk.getByText(key)).toHaveCount(0);

  const { id: productId, variants } = await firstProduct(({ studio }) => !studio);
  const variant = variants.find(({ stock }) => stock > 2);
  if (!variant) throw new Error(`${productId} is sold out`);
  const shopper = await signedIn(SHOPPER);
  const { orderId } = await shopper.call('placeOrder', {
    ...{ storeId: STORE, key: crypto.randomUUID(), address: ADDRESS.en },
    lines: [{ productId, variantId: variant.id, quantity: 1, seenPrice: variant.price }],
    ...{ paymentMethod: 'cash', currency: 'USD', locale: 'en' },
  });
  const ask = async (path: string) => {
    const answer = await fetch(`${baseURL ?? ''}${path}`, { headers: { authorization: `Bearer ${key}` } });
    return { status: answer.status, body: fieldsOf(await answer.json()) };
  };
  const since = encodeURIComponent(new Date(Date.now() - 60_000).toISOString());
  const listed = await ask(`${REST_ADDRESS}/orders?updatedSince=${since}`);
  expect(listed.status).toBe(200);
  expect(JSON.stringify(listed.body.data)).toContain(orderId);
  expect((await ask(`${REST_ADDRESS}/products`)).body).toMatchObject({ status: 403, code: 'scope-missing' });
  expect((await ask(REST_REFERENCE)).body).toMatchObject({ openapi: '3.1.0' });

  const list = desk.getByRole('list', { name: t('admin-developers:keys.title') });
  await list.getByRole('button', { name: /المحاسبة/ }).click();
  const question = desk.getByRole('dialog');
  await question.getByRole('button', { name: t('admin-developers:keys.ask.confirm') }).click();
  await expect(desk.getByText(t('admin-developers:keys.none'))).toBeVisible();
  expect(await ask(`${REST_ADDRESS}/orders`)).toMatchObject({ status: 401, body: { code: 'key-invalid' } });
});
