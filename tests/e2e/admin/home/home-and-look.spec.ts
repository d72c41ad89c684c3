import { adminPaths } from '@/lib/admin-paths';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { paths } from '@/lib/paths';
import { signedIn, type Person } from '@/tests/e2e/support/backend';
import { logIn, OWNER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { restoreSetting, storedSetting } from '@/tests/e2e/support/setting';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';

const t = textsOf('en');
const ar = textsOf('ar');
const inLanguage = (language: 'en' | 'ar', field: string) =>
  t(`admin-store:language.${language}`).replace('{{field}}', field);

let owner: Person;
let before: StoreSetting;

test.beforeAll(async () => {
  owner = await signedIn(OWNER);
  before = await storedSetting();
});
test.afterAll(() => restoreSetting(owner, before));

test('an owner chooses a look, sees it before it is saved, and an Arabic phone has it in the page that it gets', async ({
  openWindow,
}) => {
  const desk = await openWindow();
  await logIn(desk, OWNER, adminPaths.logoAndColors);
  const frame = desk.frameLocator(`iframe[title="${t('admin-store:preview.frame')}"]`);
  const look = frame.locator('html');
  await expect(look).toHaveAttribute('data-look', /corners-soft/);
  await desk.getByRole('button', { name: t('admin-store:brand.pair.wine') }).click();
  const choose = (field: string, value: string) =>
    desk.getByLabel(t(`admin-store:look.${field}`), { exact: true }).selectOption(value);
  await choose('corners', 'round');
  await choose('fonts', 'kufi');
  await choose('header', 'centred');
  await choose('footer', 'compact');
  await desk.getByText(t('admin-store:look.footerNews')).click();
  await expect(look).toHaveAttribute('data-look', /corners-round .*header-centred footer-compact/);
  await expect(frame.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"Boards Kufi"/);
  await expect(desk.locator('html')).not.toHaveAttribute('data-look');
  await desk.getByRole('button', { name: t('admin-store:form.save'), exact: true }).click();
  await expect(desk.getByText(t('admin:toast.updated'))).toBeVisible();

  const phone = await openWindow({ viewport: PHONE });
  const served = async () => (await phone.context().request.get('/ar')).text();
  await expect.poll(served).toMatch(/<html[^>]* data-look="fonts-kufi corners-round/);
  await phone.goto('/ar');
  const news = phone.getByRole('region', { name: ar('common:footer.newsletter') });
  await news.scrollIntoViewIfNeeded();
  await expect(news.getByRole('button', { name: ar('own-pages:newsletter.submit') })).toBeVisible();
  const wide = () => phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await wide()).toBeLessThanOrEqual(0);
});

test('an owner puts a section of their own into the home page; taken off, it is the standard one again', async ({
  openWindow,
}) => {
  const words = { en: `Open hearts ${Date.now()}`, ar: `قلوب مفتوحة ${Date.now()}` };
  const desk = await openWindow();
  await logIn(desk, OWNER, adminPaths.ownPages);
  await desk.getByRole('link', { name: t('admin-pages:home.title'), exact: true }).click();
  const rows = desk.getByRole('list', { name: t('admin-pages:sections.title') }).getByRole('listitem');
  await expect(rows).toHaveCount(4);
  await desk.getByRole('button', { name: t('admin-pages:sections.add') }).click();
  await desk.getByRole('menuitem', { name: t('admin-pages:kindLine.newsletter') }).click();
  const title = t('admin-pages:field.title');
  for (const language of ['en', 'ar'] as const)
    await rows.last().getByLabel(inLanguage(language, title), { exact: true }).fill(words[language]);
  const moved = desk.getByRole('button', {
    name: t('admin-pages:sections.move').replace(
      '{{section}}',
      `${t('admin-pages:kind.newsletter')}: ${words.en}`,
    ),
  });
  await moved.focus();
  for (let step = 0; step < 3; step++) await desk.keyboard.press('ArrowUp');
  const preview = desk.frameLocator(`iframe[title="${t('admin-pages:preview.frame')}"]`);
  await expect(preview.getByRole('heading', { level: 2 }).nth(1)).toHaveText(words.en);

  await desk.getByRole('button', { name: t('admin-pages:publish.open'), exact: true }).click();
  await desk.getByRole('button', { name: t('admin-pages:publish.submit') }).click();
  await expect(desk.getByText(t('admin-pages:state.live'), { exact: true })).toBeVisible();

  const phone = await openWindow({ viewport: PHONE });
  const served = async () => (await phone.context().request.get('/ar')).text();
  await expect.poll(served).toContain(words.ar);
  await phone.goto('/ar');
  const main = phone.getByRole('main');
  const headings = () => main.locator('section > h2, section > div > h2').allTextContents();
  const standard = (id: string) => ar(`catalogue:home.section.${id}`);
  const [first = '', ...others] = ['newArrivals', 'allProducts', 'topBrands', 'trending'].map(standard);
  await expect.poll(headings).toEqual([first, words.ar, ...others]);
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);

  await desk.getByRole('button', { name: t('admin-pages:takeOff.open') }).click();
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: t('admin-pages:takeOff.open') })
    .click();
  await expect.poll(served).not.toContain(words.ar);
  await phone.goto(`/ar${paths.home}`);
  await expect.poll(headings).toEqual([first, ...others]);
});
