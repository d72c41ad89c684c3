import { adminPaths } from '@/lib/admin-paths';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { signedIn, type Person } from '@/tests/e2e/support/backend';
import { logIn, OWNER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { restoreSetting, storedSetting } from '@/tests/e2e/support/setting';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';

const t = textsOf('en');
const ar = textsOf('ar');

let owner: Person;
let before: StoreSetting;

test.beforeAll(async () => {
  owner = await signedIn(OWNER);
  before = await storedSetting();
});
test.afterAll(() => restoreSetting(owner, before));

test('the owner makes menus of two levels, and an Arabic phone goes by them', async ({ openWindow }) => {
  const desk = await openWindow();
  await logIn(desk, OWNER, adminPaths.menus);
  const fill = async (row: number, en: string, arabic: string, link: string) => {
    const label = t('admin-menus:label');
    await desk.getByLabel(t('admin-store:language.en').replace('{{field}}', label)).nth(row).fill(en);
    await desk.getByLabel(t('admin-store:language.ar').replace('{{field}}', label)).nth(row).fill(arabic);
    await desk.getByLabel(t('admin-menus:link')).nth(row).fill(link);
  };
  const [addHeader, addFooter] = [0, 1].map((at) =>
    desk.getByRole('button', { name: t('admin-menus:add'), exact: true }).nth(at),
  );
  await addHeader?.click();
  await fill(0, 'Occasions', 'مناسبات', '');
  await desk.getByRole('button', { name: t('admin-menus:addBelow') }).click();
  await fill(1, 'Most loved', 'الأحب', '/most-selling');
  await addFooter?.click();
  await fill(2, 'Our story', 'قصتنا', '/about-us');
  await desk.getByRole('button', { name: t('admin-store:form.save'), exact: true }).click();
  await expect(desk.getByText(t('admin:toast.updated'))).toBeVisible();

  const phone = await openWindow({ viewport: PHONE });
  await expect(async () => {
    await phone.goto('/ar');
    await expect(phone.getByRole('button', { name: 'مناسبات' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await phone.getByRole('button', { name: 'مناسبات' }).click();
  await phone.getByRole('link', { name: 'الأحب' }).click();
  await expect(phone).toHaveURL(/\/ar\/most-selling$/);
  await phone
    .getByRole('navigation', { name: ar('common:footer.label') })
    .getByRole('link', { name: 'قصتنا' })
    .click();
  await expect(phone).toHaveURL(/\/ar\/about-us$/);
});
