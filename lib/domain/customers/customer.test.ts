import { queryTokens } from '@/lib/domain/orders/lists/order-search';
import { customerTokens, normalizeEmail, parseCustomer } from './customer';

const tokens = customerTokens({
  name: 'نورة العتيبي',
  email: 'Noura.A@Mail.sa',
  phone: '+966 50 123 4503',
  tags: ['Wholesale'],
});
const finds = (typed: string) => queryTokens(typed).some((token) => tokens.includes(token));

test.each(['نورة', 'نوره العت', 'العتيبي', 'noura.a@m', '0501234503', '+966501234503', '٤٥٠٣', 'wholes'])(
  'a customer is found by %s',
  (typed) => expect(finds(typed)).toBe(true),
);

test.each(['سارة', 'omar@', '9999'])('%s finds somebody else', (typed) => expect(finds(typed)).toBe(false));

test('one address is one customer, however it is written', () => {
  expect(normalizeEmail(' Layla@Example.COM ')).toBe(normalizeEmail('layla@example.com'));
});

test('a malformed customer shows what it can', () => {
  expect(parseCustomer('k1', { email: 7, orders: 'x', lastOrderDay: 'yesterday' })).toMatchObject({
    id: 'k1',
    uid: null,
    email: '',
    orders: 0,
    lastOrderDay: '',
  });
});
