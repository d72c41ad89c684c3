import { parseStorePage } from '@/lib/domain/store/store-page';
import { settingEdits } from '@/tests/fixtures/shop/setting-edits';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { completeness } from './completeness';

const empty = parseStorePage(null);
const pages = { aboutUs: empty, privacyPolicy: empty, termsConditions: empty };

/** What is missing on each sub-page that misses something. */
const missing = (judged: Parameters<typeof completeness>[0]) =>
  Object.entries(completeness(judged)).flatMap(([page, items]) => {
    const keys = items.filter(({ done }) => !done).map(({ key }) => key);
    return keys.length ? [[page, keys]] : [];
  });

test('a new store sees what is left to do, page by page', () =>
  expect(missing({ setting: aStoreSetting(), pages, domain: null })).toEqual([
    ['logoAndColors', ['logo', 'colors']],
    ['homepage', ['heroTitle', 'heroSubtitle', 'heroPicture']],
    ['customDomain', ['domainNamed', 'domainVerified']],
    ['aboutUs', ['aboutUs']],
    ['contactAndFooter', ['phone', 'address', 'social']],
    ['termsAndPrivacy', ['termsConditions', 'privacyPolicy']],
  ]));

test('a page in one language alone is not done', () => {
  const { contact } = settingEdits;
  const half = { body: { en: '<p>Us</p>', ar: '' }, updatedAt: 1 };
  const found = missing({
    setting: aStoreSetting({ contact }),
    pages: { ...pages, aboutUs: half, termsConditions: { ...half, body: { en: 'x', ar: 'س' } } },
    domain: null,
  });
  expect(found).toContainEqual(['aboutUs', ['aboutUs']]);
  expect(found).toContainEqual(['termsAndPrivacy', ['privacyPolicy']]);
  expect(found.map(([page]) => page)).not.toContain('contactAndFooter');
});
