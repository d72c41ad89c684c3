import { settingSchemas } from '@/lib/domain/store/editing/setting-schemas';
import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';
import { settingEdits } from '@/tests/fixtures/shop/setting-edits';
import { bannerTurnsAt, isBannerOn, NO_BANNER, timeLeft, withBannerOn } from './banner';

const FROM = Date.UTC(2026, 10, 27);
const TO = Date.UTC(2026, 10, 30);
const banner = { ...NO_BANNER, enabled: true, text: { en: 'Sale', ar: 'تخفيض' }, from: FROM, to: TO };

test('a banner is in the pages from its beginning on until its end, to the second', () => {
  const setting = parseStoreSetting('demo', { homepage: { banner } });
  const shown = [FROM - 1000, FROM, TO - 1000, TO].map(
    (at) => withBannerOn(setting, at).homepage.banner.enabled,
  );
  expect(shown).toEqual([false, true, true, false]);
  expect([0, FROM, TO].map((at) => bannerTurnsAt(banner, at))).toEqual([FROM, TO, null]);
  expect(isBannerOn({ ...banner, text: { en: '', ar: '' } }, FROM)).toBe(false);
});

test('a page without the banner cannot save its lack: an editor there is older than what is stored', () => {
  const setting = parseStoreSetting('demo', { homepage: { banner }, savedAt: { homepage: 5, contact: 7 } });
  expect(withBannerOn(setting, FROM - 1).savedAt).toEqual({ homepage: 0, contact: 7 });
  expect(withBannerOn(setting, FROM)).toBe(setting);
});

test('a setting of before has none, and a form of before may be saved', async () => {
  expect(parseStoreSetting('demo', {}).homepage.banner).toEqual(NO_BANNER);
  const { banner: _, ...before } = settingEdits.homepage;
  expect(await settingSchemas.homepage.validate(before)).toMatchObject({ banner: NO_BANNER });
});

test.each([
  [{ link: '/?code=SUMMER' }, true],
  [{ link: 'https://example.com/a' }, true],
  [{ link: '//example.com' }, false],
  [{ link: '/\\example.com' }, false],
  [{ link: 'javascript:alert(1)' }, false],
  [{ to: FROM }, false],
])('%j may be saved: %s', async (changes, isValid) => {
  const edit = { ...settingEdits.homepage, banner: { ...banner, ...changes } };
  expect(await settingSchemas.homepage.isValid(edit)).toBe(isValid);
});

test('what is left counts down to nothing', () => {
  expect(timeLeft(TO, FROM)).toEqual({ days: 3, clock: '00:00:00' });
  expect(timeLeft(TO, TO - 3_661_000)).toEqual({ days: 0, clock: '01:01:01' });
  expect(timeLeft(TO, TO + 5000)).toEqual({ days: 0, clock: '00:00:00' });
});
