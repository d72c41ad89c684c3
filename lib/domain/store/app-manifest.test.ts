import { appManifest } from './app-manifest';

const SETTING = { name: { en: 'Boards of the Old Town', ar: 'لوحات المدينة' }, primaryColor: '#242f51' };

test('the app opens in its language and reads in its direction', () => {
  expect(appManifest(SETTING, 'ar', '#fffdf9')).toMatchObject({
    start_url: '/ar',
    dir: 'rtl',
    lang: 'ar',
    name: 'لوحات المدينة',
    theme_color: '#242f51',
    background_color: '#fffdf9',
  });
  expect(appManifest(SETTING, 'en', '#fffdf9')).toMatchObject({ start_url: '/', dir: 'ltr' });
});

test('the short name is whole words that fit, and never empty', () => {
  expect(appManifest(SETTING, 'en', '').short_name).toBe('Boards of');
  const long = { ...SETTING, name: { en: 'Kalligraphieladen Demo', ar: '' } };
  expect(appManifest(long, 'ar', '').short_name).toBe('Kalligraphieladen');
});
