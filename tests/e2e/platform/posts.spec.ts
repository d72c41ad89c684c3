import { XMLParser } from 'fast-xml-parser';
import { adminPaths } from '@/lib/admin-paths';
import { localPath } from '@/lib/domain/locale';
import { postsFeedPath } from '@/lib/domain/routes/feed-paths';
import { sitemapPaths } from '@/lib/domain/routes/sitemap-paths';
import { paths } from '@/lib/paths';
import { logIn, OWNER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';

const t = textsOf('en');
const ar = textsOf('ar');
const inLanguage = (language: 'en' | 'ar', field: string) =>
  t(`admin-store:language.${language}`).replace('{{field}}', field);
/** An Arabic text with its value, which may stand between marks of its direction. */
const around = (key: Parameters<typeof ar>[0], value: string) =>
  new RegExp(ar(key).replace(/{{\w+}}/, `.?${value}.?`));

test('an owner writes a post; an Arabic phone reads it from the list, and feed and sitemap have it', async ({
  openWindow,
}) => {
  const mark = `${Date.now()}`;
  const title = { en: `Walls ${mark}`, ar: `جدران ${mark}` };
  const desk = await openWindow();
  await logIn(desk, OWNER, adminPaths.ownPages);
  await desk.getByRole('tab', { name: t('admin-pages:tab.post') }).click();
  await desk.getByRole('button', { name: t('admin-pages:post.new') }).click();
  const dialog = desk.getByRole('dialog', { name: t('admin-pages:post.new') });
  const name = t('admin-pages:details.name');
  await dialog.getByLabel(inLanguage('en', name)).fill(title.en);
  await dialog.getByLabel(inLanguage('ar', name)).fill(title.ar);
  await dialog.getByRole('button', { name: t('admin-pages:post.make') }).click();
  await expect(desk.getByRole('heading', { name: title.en, level: 1 })).toBeVisible();

  const author = t('admin-pages:post.author');
  await desk.getByLabel(inLanguage('ar', author)).fill('ليلى');
  await desk.getByRole('button', { name: t('admin-pages:post.addTag') }).click();
  const tag = { en: `Tag ${mark}`, ar: `وسم ${mark}` };
  for (const language of ['en', 'ar'] as const)
    await desk
      .getByLabel(inLanguage(language, t('admin-pages:post.tag')), { exact: true })
      .fill(tag[language]);
  const preview = desk.frameLocator(`iframe[title="${t('admin-pages:preview.frame')}"]`);
  await expect(preview.getByRole('link', { name: tag.en })).toBeVisible();
  await desk.getByRole('button', { name: t('admin-pages:publish.open'), exact: true }).click();
  const asked = desk.getByRole('dialog', { name: t('admin-pages:publish.title') });
  await asked.getByRole('button', { name: t('admin-pages:publish.submit') }).click();
  await expect(asked).toBeHidden();

  const phone = await openWindow({ viewport: PHONE });
  const { request } = phone.context();
  const list = localPath(paths.posts, 'ar');
  await expect.poll(async () => (await request.get(list)).text()).toContain(title.ar);
  await phone.goto(list);
  await phone.getByRole('link', { name: title.ar }).click();
  await expect(phone.getByRole('heading', { name: title.ar, level: 1 })).toBeVisible();
  await expect(phone.getByText(around('own-pages:posts.by', 'ليلى'))).toBeVisible();
  const path = new URL(phone.url()).pathname;
  const feedLink = phone.locator('link[type="application/atom+xml"]');
  await expect(feedLink).toHaveAttribute('href', postsFeedPath('ar'));
  await phone.getByRole('link', { name: tag.ar }).click();
  await expect(
    phone.getByRole('heading', { name: around('own-pages:posts.tagged', tag.ar), level: 1 }),
  ).toBeVisible();

  const feed = await request.get(postsFeedPath('ar'));
  expect(feed.headers()['content-type']).toContain('application/atom+xml');
  const [entry] = (
    new XMLParser({ isArray: (one) => one === 'entry' }).parse(await feed.text()) as {
      feed: { entry: { title: string; author: { name: string } }[] };
    }
  ).feed.entry;
  expect(entry).toMatchObject({ title: title.ar, author: { name: 'ليلى' } });
  expect(await (await request.get(sitemapPaths.pages)).text()).toContain(path);
});
