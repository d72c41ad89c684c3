import type { Page } from '@playwright/test';
import { adminPaths } from '@/lib/admin-paths';
import { paths } from '@/lib/paths';
import { signedIn, signedUp, type Person } from '@/tests/e2e/support/backend';
import { productBySlug } from '@/tests/e2e/support/catalogue';
import { advance, overflow, placeOrderFor } from '@/tests/e2e/support/orders/admin-orders';
import { mailsTo } from '@/tests/e2e/support/people/mailbox';
import { logIn, OWNER, SHOPPER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';
import { tick } from '@/tests/e2e/support/screens/forms';

const t = textsOf('en');
const ar = textsOf('ar');
const STORE = 'demo';

/** A board of the seed that no other test counts on. */
const REVIEWED = 'five-tulips';

let owner: Person;
let shopper: Person;
test.beforeAll(async () => {
  [owner, shopper] = await Promise.all([signedIn(OWNER), signedIn(SHOPPER)]);
});

/** A family name that nobody else has. */
const aName = () => `Zz${Date.now().toString(36)}`;

test('an order is found by its phone in Arabic digits, several are confirmed at once, and who cannot be is said', async ({
  openWindow,
}) => {
  const name = aName();
  const digits = `79${String(Date.now()).slice(-7)}`;
  const first = await placeOrderFor(shopper, { fullName: `Amal ${name}`, mobileNumber: `+962 ${digits}` });
  const second = await placeOrderFor(shopper, { fullName: `Basma ${name}` });
  await owner.call('updateOrderStatus', {
    storeId: STORE,
    orderId: second.orderId,
    from: 'placed',
    to: 'cancelled',
  });

  const page = await openWindow();
  await logIn(page, OWNER, '/admin/orders');
  const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row');
  const search = page.getByRole('searchbox', { name: t('admin-orders:filter.search') });
  await search.fill(`٠${arabicDigits(digits)}`);
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText(first.number);
  await search.fill(name);
  await expect(rows).toHaveCount(3);
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === name);

  await tick(page.getByRole('checkbox', { name: t('admin-orders:bulk.selectPage') }));
  await page.getByRole('button', { name: t('admin-orders:bulk.run.confirmed'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('admin-orders:bulk.run.confirmed'), exact: true }).click();
  await expect(dialog.getByRole('status')).toHaveText('Done: 1. Not possible: 1.');
  await expect(dialog.getByRole('listitem').filter({ hasText: second.number })).toContainText(
    `Not possible while ${t('orders:status.cancelled')}`,
  );
  await dialog
    .getByRole('button', { name: t('admin-orders:bulk.close') })
    .first()
    .click();
  await expect(rows.filter({ hasText: first.number })).toContainText(t('orders:status.confirmed'));

  const statuses = page.getByRole('navigation', { name: t('admin-orders:list.tabs') });
  await statuses.getByRole('link', { name: t('orders:status.cancelled') }).click();
  await expect(rows).toHaveCount(2);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('admin-orders:export.start') }).click();
  expect((await download).suggestedFilename()).toMatch(/^orders-.*\.csv$/);
});

test('the list is walked page by page and back, in the order that was chosen', async ({ openWindow }) => {
  const page = await openWindow({ viewport: PHONE });
  await logIn(page, OWNER, '/admin/orders');
  const links = page.getByRole('table', { name: 'Orders' }).getByRole('row').getByRole('link');
  const numbers = async () => {
    await expect(links).toHaveCount(20);
    return links.allTextContents();
  };
  for (const sort of ['oldest', 'highest']) {
    await page.goto(`/admin/orders?sort=${sort}`);
    const first = await numbers();
    await page.getByRole('button', { name: t('admin:pager.next'), exact: true }).click();
    await expect(page).toHaveURL(/after=/);
    await expect(links.first()).not.toHaveText(first[0] ?? '');
    const second = await numbers();
    expect(new Set([...first, ...second]).size).toBe(40);
    await page.getByRole('button', { name: t('admin:pager.previous'), exact: true }).click();
    await expect(links.first()).toHaveText(first[0] ?? '');
    expect(await numbers()).toEqual(first);
  }
  await page.goto('/admin/orders?to=2020-01-01&payment=paid&sort=highest');
  await expect(page.getByText(t('admin-orders:list.none'))).toBeVisible();
  expect(await overflow(page)).toBe(0);
});

test('the owner gives the money of one piece back; its shopper reads it, but no note of the staff', async ({
  openWindow,
}) => {
  const { orderId, product } = await placeOrderFor(shopper, { fullName: 'Layla Haddad' }, 2);
  await advance(owner, orderId, 'delivered');
  const page = await openWindow({ viewport: PHONE });
  await logIn(page, OWNER, `/admin/orders/${orderId}`);
  await page.getByRole('button', { name: t('admin-orders:refund.open'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: product.title.en }).selectOption('1');
  await dialog.getByLabel(t('admin-orders:refund.reason')).fill('A corner was chipped');
  const submit = dialog.getByRole('button', { name: /^Refund \$/ });
  await submit.click();
  await expect(page.getByText(t('admin-orders:refund.done'))).toBeVisible();
  await expect(page.getByText(t('orders:paymentStatus.partially_refunded'))).toBeVisible();
  // A toast under the pointer stays; a finger leaves no pointer behind.
  await page.mouse.move(0, 0);

  await page.getByLabel(t('admin-orders:notes.label')).fill('Rang twice, nobody home');
  await page.getByRole('button', { name: t('admin-orders:notes.add') }).click();
  const notes = page.getByRole('list', { name: t('admin-orders:notes.title') });
  await expect(notes).toContainText('Rang twice, nobody home');
  await expect(notes).toContainText('Dana Owner');
  expect(await overflow(page)).toBe(0);

  const buyer = await openWindow({ viewport: PHONE });
  await logIn(buyer, SHOPPER, `/orders/${orderId}`);
  const refunds = buyer.getByRole('region', { name: t('orders:refund.title') });
  await expect(refunds).toContainText('A corner was chipped');
  await expect(refunds).toContainText(`1 × ${product.title.en}`);
  await expect(buyer.getByText('Rang twice')).toHaveCount(0);
});

test('packing slips and invoices print in both languages, without what surrounds them', async ({
  openWindow,
}) => {
  const { orderId, number } = await placeOrderFor(shopper, { fullName: 'Layla Haddad' });
  const page = await openWindow();
  await logIn(page, OWNER, adminPaths.orders);
  await page.emulateMedia({ media: 'print' });
  for (const [prefix, texts] of [
    ['', t],
    ['/ar', ar],
  ] as const) {
    await page.goto(prefix + adminPaths.printOrders('packing', [orderId]));
    const slip = page.getByRole('article');
    await expect(slip.getByRole('heading', { name: texts('admin-orders:print.slip') })).toBeVisible();
    await expect(slip).toContainText(number);
    // What the courier collects is the one sum on it.
    await expect(slip.getByRole('table')).not.toContainText('$');
    await expect(page.getByRole('navigation', { name: texts('admin:nav.label') })).toBeHidden();
    await page.goto(prefix + adminPaths.printOrders('invoice', [orderId]));
    await expect(slip.getByRole('heading', { name: texts('invoice:title') })).toBeVisible();
    await expect(slip).toContainText('$');
  }
});

test('a message appears at once, is answered by one e-mail, archived and taken back', async ({
  openWindow,
}) => {
  const name = `Omar ${aName()}`;
  const email = `${aName()}@example.com`;
  const page = await openWindow({ viewport: PHONE });
  await logIn(page, OWNER, '/admin/contactus');
  await expect(page.getByRole('list', { name: t('admin-orders:inbox.list') })).toBeVisible();
  const message = { fullName: name, email, comments: 'هل الإطار من البلوط؟', locale: 'ar' } as const;
  await shopper.call('submitContactRequest', { storeId: STORE, key: aName(), ...message });
  await page.getByRole('link', { name }).click();
  // On a phone the list, which shows its beginning too, leaves as the message comes.
  await expect(page.getByRole('blockquote')).toHaveText(message.comments);
  expect(await overflow(page)).toBe(0);

  await page.getByLabel(t('admin-orders:inbox.reply.label')).fill('نعم، من البلوط.');
  await page.getByRole('link', { name: t('admin-orders:inbox.back'), exact: true }).click();
  await page.getByRole('button', { name: t('admin:leave.stay') }).click();
  await page.getByRole('button', { name: t('admin-orders:inbox.reply.send') }).dblclick();
  await expect(page.getByText(t('admin-orders:inbox.reply.done'))).toBeVisible();
  const answers = async () => (await mailsTo(email)).filter(({ text }) => text.includes('نعم، من البلوط.'));
  await expect.poll(async () => (await answers()).length).toBe(1);

  await page.getByRole('button', { name: t('admin-orders:inbox.archive'), exact: true }).click();
  await expect(page.getByRole('article')).toContainText(t('admin-orders:inbox.tab.archived'));
  await page.getByRole('button', { name: t('admin-orders:inbox.undo') }).click();
  await expect(page.getByRole('article')).toContainText(t('admin-orders:inbox.tab.answered'));
  expect(await answers()).toHaveLength(1);
});

test('a hidden review leaves the open page of its board, a published one is there again', async ({
  openWindow,
}) => {
  const { id: productId } = await productBySlug(REVIEWED);
  const title = `Calm ${aName()}`;
  const email = `${aName()}@example.com`;
  const writer = await signedUp(email);
  const review = { name: 'Layla', email, rating: 4, title, comment: 'Hangs above my desk.' };
  await writer.call('submitReview', { storeId: STORE, productId, ...review });

  const visitor = await openWindow();
  await visitor.goto(paths.product(REVIEWED));
  await expect(visitor.getByRole('heading', { name: title })).toBeVisible();
  const page = await openWindow({ viewport: PHONE });
  await logIn(page, OWNER, '/admin/reviews');
  await openTab(page, 'published');
  await decide(page, title, 'hide');
  await expect(visitor.getByRole('heading', { name: title })).toHaveCount(0);
  await openTab(page, 'rejected');
  await decide(page, title, 'publish');
  await expect(visitor.getByRole('heading', { name: title })).toBeVisible();
  expect(await overflow(page)).toBe(0);
});

const openTab = (page: Page, tab: 'published' | 'rejected') =>
  page
    .getByRole('navigation', { name: t('admin-orders:reviews.tabs') })
    .getByRole('link', { name: t(`admin-orders:reviews.tab.${tab}`) })
    .click();

async function decide(page: Page, title: string, decision: 'publish' | 'hide'): Promise<void> {
  const review = page.getByRole('article').filter({ hasText: title });
  await review.getByRole('button', { name: t(`admin-orders:reviews.${decision}`) }).click();
  await expect(review).toHaveCount(0);
}

const arabicDigits = (digits: string): string =>
  digits.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
