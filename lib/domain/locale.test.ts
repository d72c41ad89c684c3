import { foreignTo } from './locale';

test('a text says its language and direction where it is not the page’s', () => {
  const arabic = { en: '', ar: 'بحر' };
  expect(foreignTo('en', arabic)).toEqual({ lang: 'ar', dir: 'rtl' });
  expect(foreignTo('ar', { en: 'Sea', ar: '' })).toEqual({ lang: 'en', dir: 'ltr' });
  expect([foreignTo('ar', arabic), foreignTo('en', { en: '', ar: '' })]).toEqual([{}, {}]);
});
