import type { Locale } from '@/lib/domain/locale';
import type { CurrencyCode } from '@/lib/domain/money/money';
import { cycle } from '../random';

export interface Person {
  readonly email: string;
  readonly name: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly phone: string;
  readonly locale: Locale;
  readonly currency: CurrencyCode;
}

/** Invented shoppers; their e-mail addresses end in example.com, a domain reserved for examples. */
const ROWS: readonly (readonly [string, string, string, string, string, Locale, CurrencyCode])[] = [
  ['Layla Haddad', '18 Jumeirah Beach Road', '00000', 'Dubai', '+971501234501', 'en', 'AED'],
  ['خالد المنصوري', 'شارع الكورنيش ٤٤', '00000', 'أبوظبي', '+971501234502', 'ar', 'AED'],
  ['نورة العتيبي', 'طريق الملك فهد ٢١٠', '12271', 'الرياض', '+966501234503', 'ar', 'SAR'],
  ['Omar Farouk', '9 Talaat Harb Street', '11511', 'Cairo', '+201001234504', 'en', 'EGP'],
  ['مريم الصباح', 'شارع سالم المبارك ٣', '22001', 'السالمية', '+96550123405', 'ar', 'KWD'],
  ['Hannah Weber', 'Lindenstraße 27', '10969', 'Berlin', '+4915112345606', 'en', 'EUR'],
  ['James Carter', '410 Maple Avenue', '60614', 'Chicago', '+13125550107', 'en', 'USD'],
  ['سارة القحطاني', 'شارع التحلية ٨٨', '23326', 'جدة', '+966501234508', 'ar', 'SAR'],
  ['Chloé Martin', '14 rue des Lilas', '69003', 'Lyon', '+33612345609', 'en', 'EUR'],
  ['يوسف حمدان', 'شارع الجامعة ٥٦', '11942', 'عمّان', '+962791234510', 'ar', 'USD'],
  ['Aisha Rahman', '77 Al Wasl Road', '00000', 'Dubai', '+971501234511', 'en', 'AED'],
  ['منى عبد الرحمن', 'شارع جامعة الدول ١٩', '12411', 'الجيزة', '+201001234512', 'ar', 'EGP'],
  ['Daniel Okafor', '231 Greene Street', '10012', 'New York', '+12125550113', 'en', 'USD'],
  ['فهد الدوسري', 'شارع الأمير محمد ٧', '31411', 'الدمام', '+966501234514', 'ar', 'SAR'],
  ['Sofia Rossi', 'Via dei Coronari 52', '00186', 'Rome', '+393471234515', 'en', 'EUR'],
  ['دانة المطيري', 'شارع بيروت ١١', '32001', 'حولي', '+96550123416', 'ar', 'KWD'],
];

/** Families per first name: enough people that some buy once and others come back. */
const FAMILIES = 7;

/** The digit before the last two is the family's, so that each member has a number of their own. */
const phoneOf = (phone: string, family: number) => `${phone.slice(0, -3)}${family}${phone.slice(-2)}`;

export const PEOPLE: readonly Person[] = ROWS.flatMap(
  ([name, street, zip, city, phone, locale, currency], index) => {
    const relatives = ROWS.filter((row) => row[5] === locale);
    return Array.from({ length: FAMILIES }, (_, family) => {
      const [first = ''] = name.split(' ');
      const [other] = cycle(relatives, index + family);
      const last = family === 0 ? name.slice(first.length + 1) : other.slice(other.indexOf(' ') + 1);
      return {
        name: `${first} ${last}`,
        email: `buyer${index * FAMILIES + family + 1}@example.com`,
        street,
        zip,
        city,
        phone: phoneOf(phone, family),
        locale,
        currency,
      };
    });
  },
);

/** The owner of the demo account `shopper@demo.shop`. */
export const SHOPPER: Person = {
  email: 'shopper@demo.shop',
  name: 'Sam Shopper',
  street: '5 Marina Walk',
  zip: '00000',
  city: 'Dubai',
  phone: '+971501234500',
  locale: 'en',
  currency: 'USD',
};
