import { containsAddress, containsPhoneNumber } from './contact-details';

const HONEST = [
  'Layla Haddad',
  "O'Neil",
  'Jean-Luc',
  'St. John',
  'St.John',
  'Dr. Ali',
  'Dr.Ali Hassan',
  'A.B. Smith',
  'J.R.R. Tolkien',
  'J.Smith',
  'José María',
  'شركة النور (فرع 2)',
  'د.علي',
  'م. سارة',
  'عبد الله بن محمد',
  'Müller & Söhne GmbH',
  'Ltd. Co.',
  '12 Palm St., Apt. 4',
  'No. 5.2 Ring Road',
  'Width 2.5cm',
  'می‌خواهم',
];

test.each(HONEST)('"%s" is a name', (name) => expect([name, containsAddress(name)]).toEqual([name, false]));

const LURES = [
  'visit evil.com',
  'Evil.Com now',
  'http://evil',
  'https://evil.example/x',
  'hxxp://evil',
  'www.evil',
  'a@b.co',
  'a＠b',
  'wa.me/123',
  't.me/evil',
  'x.com',
  'еvil。com',
  'evil．com',
  'evil\u200b.\u200bcom',
  'ev\u00adil.c\u2060om',
  'evil.\u202ecom',
  'evil[.]com',
  'evil (dot) com',
  'evil dot com',
  'evil .com',
  'evil . com',
  'xn--evl-0na.xn--p1ai',
  'موقع.شبكة',
  '192.168.0.1',
  'mailto:evil',
  'ｅｖｉｌ．ｃｏｍ',
  'sub.evil.co.uk',
  'you won! evil-shop.online',
];

test.each(LURES)('"%s" names an address', (text) =>
  expect([text, containsAddress(text)]).toEqual([text, true]),
);

test('a number that could be dialled is found, however it is written', () => {
  for (const text of ['call 0800 123 456', '+962-79-123-4567', 'اتصل ٠٧٩١٢٣٤٥٦٧'])
    expect([text, containsPhoneNumber(text)]).toEqual([text, true]);
  for (const text of ['شركة النور (فرع 2)', 'Studio 54', 'Layla 1999'])
    expect([text, containsPhoneNumber(text)]).toEqual([text, false]);
});
