import { randomUUID } from 'node:crypto';
import { adminPaths } from '@/lib/admin-paths';
import { signedIn } from '@/tests/e2e/support/backend';
import { overflow } from '@/tests/e2e/support/orders/admin-orders';
import { logIn, OWNER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, test, WINDOWS } from '@/tests/e2e/support/shop-test';

const STORE = { storeId: 'demo' };
const NAME = 'Dana Owner';

for (const [locale, device, viewport] of WINDOWS)
  test(`a change is in the log at once: who, what, before and after (${locale}, ${device})`, async ({
    openWindow,
  }) => {
    const t = textsOf(locale);
    const [owner, page] = [await signedIn(OWNER), await openWindow({ viewport })];
    await logIn(page, OWNER, adminPaths.activity, locale);
    const [productId, title] = [randomUUID(), `Written Down ${Date.now()}`];
    await owner.call('saveProduct', {
      ...STORE,
      productId,
      baseUpdatedAt: 0,
      title: { en: title, ar: title },
      options: [],
      variants: [{ id: 'only', price: 2500, stock: 9, seenStock: 0 }],
    });
    const variants = [{ variantId: 'only', stock: 4, seenStock: 9 }];
    await owner.call('adjustStock', { ...STORE, productId, key: randomUUID(), variants });

    const entry = page
      .getByRole('list', { name: t('admin-activity:list') })
      .getByRole('listitem')
      .filter({ hasText: title })
      .filter({ hasText: t('admin-activity:action.adjustStock') });
    await expect(entry).toContainText(`${OWNER} (${NAME})`);
    await expect(entry).toContainText(t('admin-activity:role.owner'));
    await entry.getByRole('button', { name: t('admin-activity:details') }).click();
    const cells = entry.getByRole('row').nth(1).getByRole('cell');
    await expect(cells.nth(1)).toHaveText('9');
    await expect(cells.nth(2)).toHaveText('4');
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    const kind = page.getByRole('combobox', { name: t('admin-activity:filter.kind') });
    await kind.selectOption(t('admin-activity:kind.plan'));
    await expect(entry).toHaveCount(0);
    await kind.selectOption(t('admin-activity:kind.product'));
    await expect(entry).toHaveCount(1);
    await page
      .getByRole('combobox', { name: t('admin-activity:filter.person') })
      .selectOption(`${OWNER} (${NAME})`);
    await expect(entry).toHaveCount(1);
    await expect(page).toHaveURL(/kind=product/);
  });
