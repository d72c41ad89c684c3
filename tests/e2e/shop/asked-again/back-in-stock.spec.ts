import { adminPaths } from '@/lib/admin-paths';
import { signedIn } from '@/tests/e2e/support/backend';
import { firstProduct, productById } from '@/tests/e2e/support/catalogue';
import { mailsTo } from '@/tests/e2e/support/people/mailbox';
import { logIn, OWNER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';

const ar = textsOf('ar');
const en = textsOf('en');
const STORE = 'demo';

test('on an Arabic phone somebody waits for a sold-out board, is told once it is back, and a link ends waiting', async ({
  openWindow,
}) => {
  const owner = await signedIn(OWNER);
  const { id, slug, variants } = await firstProduct(({ studio }) => !studio);
  const variant = variants.find(({ enabled, stock }) => enabled && stock > 0);
  if (!variant) throw new Error('the board has nothing in stock');
  const setStock = async (stock: number) => {
    const now = (await productById(id)).variants.find((one) => one.id === variant.id);
    const changed = { variantId: variant.id, stock, seenStock: now?.stock ?? 0 };
    const key = crypto.randomUUID();
    await owner.call('adjustStock', { storeId: STORE, productId: id, key, variants: [changed] });
  };
  await setStock(0);

  const email = `waits-${Date.now().toString(36)}@example.com`;
  const phone = await openWindow({ viewport: PHONE });
  await phone.goto(`/ar/products/${slug}?variant=${encodeURIComponent(variant.id)}`);
  const form = phone.getByRole('form', { name: ar('catalogue:wait.title') });
  const field = form.getByLabel(ar('catalogue:wait.email'), { exact: true });
  const submit = form.getByRole('button', { name: ar('catalogue:wait.submit'), exact: true });
  await field.fill('nobody@');
  await submit.click();
  await expect(form.getByText(ar('errors:field.email.invalid'))).toBeVisible();
  await field.fill(email);
  await submit.click();
  await expect(phone.getByText(ar('catalogue:wait.done'))).toBeVisible();

  const desk = await openWindow();
  await logIn(desk, OWNER, adminPaths.product(id));
  await expect(desk.getByRole('list', { name: en('admin-editor:waiting.title') })).toBeVisible();

  await setStock(variant.stock);
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 15_000 }).toBe(2);
  const [back] = await mailsTo(email);
  expect(back?.subject).toContain('عادت');
  const links = (back?.text ?? '').replace(/[\u2068\u2069]/g, '').match(/http\S+/g) ?? [];
  const board = links.find((link) => link.includes('/products/')) ?? '';
  const { pathname, search } = new URL(board);
  await phone.goto(pathname + search);
  await expect(phone.getByRole('button', { name: ar('catalogue:product.addToCart') })).toBeEnabled();
  await expect(form).toHaveCount(0);

  const stop = links.find((link) => link.includes('/stop-mails/')) ?? '';
  // A mail program ends them by itself (RFC 8058); opening its link only leads to the page.
  const oneClick = new URL(stop).pathname.replace('/ar/stop-mails/', '/api/stop-mails/');
  expect((await phone.request.post(oneClick, { form: { other: 'yes' } })).status()).toBe(400);
  expect((await phone.request.post(oneClick, { form: { 'List-Unsubscribe': 'One-Click' } })).status()).toBe(
    200,
  );
  expect((await phone.request.get(oneClick)).url()).toContain('/stop-mails/');
  await phone.goto(new URL(stop).pathname);
  await phone.getByRole('button', { name: ar('reminders:stop.confirm') }).click();
  await expect(phone.getByText(ar('reminders:stop.done'))).toBeVisible();
});
