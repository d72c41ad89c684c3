import { reservedIn } from './reserved-name';

const inEnglish = (en: string) => reservedIn({ en, ar: '' }, 'Boards');

test.each([
  'Arab Bank',
  'B A N K', // spelt out
  'Bаnk of Jordan', // a Cyrillic а
  'Ｖｉｓａ',
  'PayPa1',
  'P.a.y.P.a.l',
  'Pay\u200bPal Refunds',
  'Apple Pay',
  'Security Team',
  'Customer Service',
  'DHL Parcels',
  'Ministry of Trade',
  'boards',
  'البنك العربي',
  'وزارة المالية',
  'مَصرف الراجحي',
  'الدعم الفني',
  'والبنك الأهلي',
])('"%s" is reserved', (name) => expect(inEnglish(name)).toBe('en'));

test.each([
  'Demo Boards',
  'Banksy Prints',
  'Visalia Books',
  'Blank Canvas',
  'Upside Down',
  'Marina & Sons',
  'لوحات ديمو',
  'شركة النور (فرع 2)',
  'دار الأمل',
  'Boards & More',
])('"%s" is free', (name) => expect(inEnglish(name)).toBeNull());

test('the Arabic name counts as well', () => {
  expect(reservedIn({ en: 'Nile', ar: 'بنك النيل' }, 'Boards')).toBe('ar');
});
