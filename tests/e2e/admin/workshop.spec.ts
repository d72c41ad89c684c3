import type { Page } from '@playwright/test';
import { signedIn } from '@/tests/e2e/support/backend';
import { fillAddress, logIn, OWNER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';
import { tick } from '@/tests/e2e/support/screens/forms';

const t = textsOf('en');
const STORE = 'demo';

/** Orders a board with this name as a guest, and returns the order. */
async function orderBoard(page: Page, name: string): Promise<string> {
  await page.goto('/products/your-family-name/design');
  const board = page.getByRole('main').getByRole('img', { name: /×/ });
  await expect(board).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await expect(board).toHaveAccessibleName(new RegExp(name));
  await page.getByRole('checkbox', { name: t('studio:order.spelling') }).check();
  await page.getByRole('button', { name: t('studio:order.add'), exact: true }).click();
  await expect(page.getByText(t('common:toast.addedToCart')).first()).toBeVisible();
  await page.goto('/checkout');
  await fillAddress(page, 'en');
  await tick(page.getByRole('radio', { name: t('checkout:payment.cash') }));
  await page.getByRole('button', { name: t('checkout:submit'), exact: true }).click();
  await expect(page).toHaveURL(/\/order-confirmed\//);
  return /order-confirmed\/([^/?#]+)/.exec(page.url())?.[1] ?? '';
}

test('a designed board goes through the workshop: approved by eye, scanned on, undone, printed', async ({
  openWindow,
}) => {
  const name = `Zz${Date.now().toString(36)}`;
  const orderId = await orderBoard(await openWindow({ viewport: PHONE }), name);
  const owner = await signedIn(OWNER);
  await owner.call('updateOrderStatus', { storeId: STORE, orderId, from: 'placed', to: 'confirmed' });

  const page = await openWindow();
  await logIn(page, OWNER, '/admin/workshop');
  const item = page
    .getByRole('list', { name: t('admin-workshop:title') })
    .getByRole('listitem')
    .filter({ hasText: name });
  const number = (await item.getByRole('link').textContent()) ?? '';
  await item.getByRole('button', { name: t('admin-workshop:step.approved') }).click();
  await expect(item).toHaveCount(0);

  const scan = page.getByRole('textbox', { name: t('admin-workshop:scan.label') });
  await scan.fill(`*${number.toLowerCase()}*`);
  await scan.press('Enter');
  // The notice of the step before is still there, with an undo of its own.
  const moved = page.getByRole('status', {
    name: `${number}: ${t('admin-orders:making.state.in-production')}`,
  });
  await moved.getByRole('button', { name: t('admin-workshop:undo') }).click();
  await openTab(page, 'approved');
  await expect(item).toBeVisible();

  await tick(item.getByRole('checkbox'));
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: t('admin-workshop:ticket.open_one') }).click();
  const tickets = await opened;
  await expect(tickets.getByRole('article').filter({ hasText: number })).toContainText(name);
  const pdf = tickets.waitForEvent('download');
  await tickets.getByRole('button', { name: t('admin-workshop:ticket.pdf') }).click();
  expect((await pdf).suggestedFilename()).toBe(`${number}.pdf`);
  const svg = tickets.waitForEvent('download');
  await tickets.getByRole('button', { name: t('admin-workshop:ticket.svg') }).click();
  expect((await svg).suggestedFilename()).toMatch(/\.svg$/);
});

const openTab = (page: Page, state: 'approved') =>
  page
    .getByRole('navigation', { name: t('admin-workshop:tabs') })
    .getByRole('link', { name: t(`admin-orders:making.state.${state}`) })
    .click();
