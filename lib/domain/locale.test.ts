import { foreignTo, shownIn } from './locale';

test('a text says its language and direction where it is not the page’s', () => {
  const arabic = { en: '', ar: 'بحر' };
  expect(foreignTo('en', arabic)).toEqual({ lang: 'ar', dir: 'rtl' });
  expect(foreignTo('ar', { en: 'Sea', ar: '' })).toEqual({ lang: 'en', dir: 'ltr' });
  expect([foreignTo('ar', arabic), foreignTo('en', { en: '', ar: '' })]).toEqual([{}, {}]);
});

test('a page brings no text that it never shows, and the one that stands in', () => {
  const both = { en: 'Sea', ar: 'بحر' };
  expect([shownIn(both, 'en'), shownIn(both, 'ar')]).toEqual([
    { en: 'Sea', ar: '' },
    { en: '', ar: 'بحر' },
  ]);
  expect(shownIn({ en: 'Sea', ar: '' }, 'ar')).toEqual({ en: 'Sea', ar: '' });
});
