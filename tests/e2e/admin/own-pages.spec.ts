import { adminPaths } from '@/lib/admin-paths';
import { localPath } from '@/lib/domain/locale';
import { paths } from '@/lib/paths';
import { letPageTurn } from '@/tests/e2e/support/orders/past-the-rules';
import { logIn, OWNER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';

const t = textsOf('en');
const inLanguage = (language: 'en' | 'ar', field: string) =>
  t(`admin-store:language.${language}`).replace('{{field}}', field);

test('an owner builds a page for Ramadan and schedules it; an Arabic phone sees it come and go, and yesterday’s version again', async ({
  openWindow,
}) => {
  const mark = `${Date.now()}`;
  const title = { en: `Ramadan ${mark}`, ar: `رمضان ${mark}` };
  const greeting = { en: `Blessed nights ${mark}`, ar: `ليالٍ مباركة ${mark}` };

  const desk = await openWindow();
  await logIn(desk, OWNER, adminPaths.ownPages);
  await desk.getByRole('button', { name: t('admin-pages:new.open') }).click();
  const dialog = desk.getByRole('dialog', { name: t('admin-pages:new.open') });
  const name = t('admin-pages:details.name');
  await dialog.getByLabel(inLanguage('en', name)).fill(title.en);
  await dialog.getByLabel(inLanguage('ar', name)).fill(title.ar);
  await dialog.getByRole('button', { name: t('admin-pages:new.submit') }).click();
  await expect(desk.getByRole('heading', { name: title.en, level: 1 })).toBeVisible();
  const id = new URL(desk.url()).pathname.split('/').at(-1) ?? '';

  await desk.getByRole('button', { name: t('admin-pages:sections.add') }).click();
  await desk.getByRole('menuitem', { name: t('admin-pages:kindLine.hero') }).click();
  const [section] = [desk.getByRole('list', { name: t('admin-pages:sections.title') }).getByRole('listitem')];
  const heading = t('admin-pages:field.title');
  await section.getByLabel(inLanguage('en', heading), { exact: true }).fill(greeting.en);
  await section.getByLabel(inLanguage('ar', heading), { exact: true }).fill(greeting.ar);
  const preview = desk.frameLocator(`iframe[title="${t('admin-pages:preview.frame')}"]`);
  await expect(preview.getByRole('heading', { name: greeting.en, level: 1 })).toBeVisible();

  const publish = async (at: { from?: string; to?: string } = {}) => {
    await desk.getByRole('button', { name: t('admin-pages:publish.open'), exact: true }).click();
    const asked = desk.getByRole('dialog', { name: t('admin-pages:publish.title') });
    const field = (key: 'when' | 'from' | 'to') =>
      asked.getByLabel(t(`admin-pages:publish.${key}`), { exact: true });
    if (at.from) {
      await field('when').selectOption('later');
      await field('from').fill(at.from);
    }
    if (at.to) await field('to').fill(at.to);
    const submit = t(at.from ? 'admin-pages:publish.schedule' : 'admin-pages:publish.submit');
    await asked.getByRole('button', { name: submit }).click();
    await expect(asked).toBeHidden();
  };
  await publish({ from: '2098-01-01T00:00', to: '2098-02-01T00:00' });
  await expect(desk.getByText(t('admin-pages:state.scheduled'), { exact: true })).toBeVisible();

  const address = localPath(paths.ownPage(title.ar.replace(' ', '-')), 'ar');
  const phone = await openWindow({ viewport: PHONE, refusals: [404] });
  const { request } = phone.context();
  const status = async () => (await request.get(address)).status();
  expect(await status()).toBe(404);
  await letPageTurn(id, 'next.from');
  await expect.poll(status).toBe(200);
  await phone.goto(address);
  await expect(phone.getByRole('heading', { name: greeting.ar, level: 1 })).toBeVisible();
  await letPageTurn(id, 'live.to');
  await expect.poll(status).toBe(404);

  await section.getByLabel(inLanguage('ar', heading), { exact: true }).fill(`آخر ${mark}`);
  await publish();
  await expect.poll(async () => (await request.get(address)).text()).toContain(`آخر ${mark}`);
  const versions = desk.getByRole('list', { name: t('admin-pages:versions.title') }).getByRole('listitem');
  await expect(versions).toHaveCount(2);
  await versions
    .last()
    .getByRole('button', { name: new RegExp(`^${t('admin-pages:versions.restore')}`) })
    .click();
  await expect(section.getByLabel(inLanguage('ar', heading), { exact: true })).toHaveValue(greeting.ar);
  await publish();
  await expect.poll(async () => (await request.get(address)).text()).toContain(greeting.ar);
});
