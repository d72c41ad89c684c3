import { ORDER_MAIL_KINDS } from '@/functions/src/adapters/outbox/mail-kinds';
import { LOCALES } from '@/lib/domain/locale';
import { applyStatusChange } from '@/lib/domain/orders/apply-status-change';
import { anAddress, anOrder, aPickup, aRequestedLine } from '@/tests/fixtures/shop/orders';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { aSoldDesign, aStudioProduct } from '@/tests/fixtures/studio/studio';
import { finishMail } from '@/functions/src/texts/html-page';
import { renderMessage } from '@/functions/src/texts/messages/render-message';
import { renderPush } from '@/functions/src/texts/mails/render-push';
import { renderOrderMail as render } from './render-order-mail';

const setting = aStoreSetting();
const link = 'http://localhost:3000/track/token';
const pictureUrl = (path: string) => `https://pictures.example/${path}`;
const base = { kind: 'order-placed', locale: 'en', order: anOrder(), setting, link, pictureUrl } as const;

const renderOrderMail = (mail: Parameters<typeof render>[0]) => finishMail(render(mail), '');

/** Without the isolates that keep mixed directions apart. */
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

test('the text part holds the order, its sums, the address and the link', () => {
  const { subject, text } = renderOrderMail(base);
  expect(plain(subject)).toBe('Order placed successfully: B-1TQ4K9-7F3');
  for (const part of [
    'Hello Layla Haddad,',
    'Sea Breeze (Red)',
    '1 × $25.00',
    'Subtotal: $25.00',
    'Delivery Charges: $5.00',
    'Total: $30.00',
    '12 Palm Street',
    link,
  ])
    expect(plain(text)).toContain(part);
});

test('the Arabic mail is right to left, in Arabic throughout', () => {
  const { subject, text, html } = renderOrderMail({ ...base, locale: 'ar' });
  expect(plain(subject)).toBe('تم استلام طلبك بنجاح: B-1TQ4K9-7F3');
  expect(html).toContain('<html lang="ar" dir="rtl">');
  for (const part of ['نسيم البحر (أحمر)', 'رسوم التوصيل', 'لوحات ديمو'])
    expect(plain(text) + html).toContain(part);
  expect(text).not.toMatch(/Total|Delivery|Hello/);
});

test('what a shopper typed cannot become markup or another header', () => {
  const order = anOrder({
    request: { address: anAddress({ fullName: '<img src=x onerror="alert(1)">{store}' }) },
  });
  const { html, subject } = renderOrderMail({ ...base, kind: 'owner-order-placed', order });
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;{store}');
  expect(subject).not.toContain('Demo Boards');
});

test.each([
  ['#242F51', '#fff'],
  ['#FFD84D', '#000'],
])('on %s one reads %s', (primaryColor, ink) => {
  const { html } = renderOrderMail({ ...base, setting: aStoreSetting({ primaryColor }) });
  expect(html.match(new RegExp(`background:${primaryColor};color:${ink};`, 'g'))).toHaveLength(2);
});

test.each(ORDER_MAIL_KINDS.flatMap((kind) => LOCALES.map((locale) => [kind, locale] as const)))(
  'the mail %s in %s leaves no placeholder unfilled',
  (kind, locale) => {
    const { subject, text, html } = renderOrderMail({ ...base, kind, locale });
    expect(subject + text + html).not.toMatch(/\{(number|store|name)\}|undefined/);
  },
);

test('a designed board is shown to the store at once, and in the mails to its shopper once the store confirmed it', () => {
  const order = anOrder({
    request: { lines: [aRequestedLine({ designId: 'd1', seenPrice: 3000 })] },
    products: [aStudioProduct()],
    designs: new Map([['d1', aSoldDesign('d1')]]),
  });
  const proof = 'src="https://pictures.example/stores/demo/designs/d1.png"';
  const mailed = (mail: Partial<Parameters<typeof render>[0]>) =>
    renderOrderMail({ ...base, order, ...mail }).html;
  expect(mailed({ kind: 'order-placed' })).not.toContain(proof);
  expect(mailed({ kind: 'owner-order-placed' })).toContain(proof);
  const moved = applyStatusChange(order, { to: 'confirmed', actor: 'owner', by: 'owner', now: 1 });
  if (!moved.ok) throw new Error(moved.error.code);
  expect(mailed({ kind: 'order-confirmed', order: moved.value })).toContain(proof);
  expect(mailed({ kind: 'owner-order-placed' })).not.toContain('Haddad:');
});

test('number pairs of an Arabic address stay in the order in which they were typed', () => {
  const order = anOrder({ request: { address: anAddress({ streetAddress: 'شارع 3-5، عمارة 12' }) } });
  const { html, text } = renderOrderMail({ ...base, locale: 'ar', order });
  for (const part of [html, text]) expect(part).toContain('شارع \u20663-5\u2069');
});

test.each([
  ['en', 'It goes by e-mail to the person you named'],
  ['ar', 'تُرسل بالبريد الإلكتروني إلى من اخترته'],
] as const)('the buyer of a gift card is told of the card, not of a confirmation, in %s', (locale, words) => {
  const gift = {
    ...{ cardId: 'c1', last4: 'WXYZ', sendOn: '2026-12-24' },
    receiver: { name: 'Maha', email: 'maha@example.com', message: 'Enjoy', locale },
  };
  const order = { ...anOrder(), gift };
  const { text } = renderOrderMail({ ...base, locale, order });
  expect(text).toContain(words);
  expect(text).not.toMatch(/as soon as it is confirmed|فور تأكيد|Enjoy|maha@/);
});

test.each([
  ['en', 'to the address below', 'Answer this e-mail to learn where'],
  ['ar', 'إلى العنوان أدناه', 'ردّ على هذه الرسالة لتعرف'],
] as const)(
  'an approved return is sent to an address only where the store has one, in %s',
  (locale, below, ask) => {
    const approved = { ...base, locale, kind: 'order-return-approved' } as const;
    expect(renderOrderMail(approved).text).toContain(ask);
    const contact = { ...setting.contact, address: { en: '1 Pine Street', ar: 'شارع الصنوبر 1' } };
    const { text } = renderOrderMail({ ...approved, setting: { ...setting, contact } });
    expect(text).toContain(below);
    expect(text).not.toContain(ask);
  },
);

test('who picks an order up is told that it is ready, by mail, push and messenger in both languages', () => {
  const order = { ...anOrder(), delivery: aPickup() };
  const ready = { en: 'is ready to be picked up', ar: 'جاهز للاستلام' };
  for (const locale of LOCALES) {
    const mail = renderOrderMail({ ...base, kind: 'order-shipped', order, locale });
    expect(mail.subject).toContain(ready[locale]);
    expect(mail.text).not.toMatch(/on their way|في الطريق/);
    const push = renderPush({ tells: 'order-shipped', order, setting, locale, path: '/orders' });
    expect(push.title).toContain(ready[locale]);
    const own = { ...order, locale };
    const sent = { name: 'order-shipped', refundId: '', parcelId: '', order: own, setting, link } as const;
    const message = renderMessage(sent);
    expect(message.template).toBe('order_shipped_pickup');
    expect(plain(message.text)).toContain(ready[locale]);
  }
  const brought = renderOrderMail({ ...base, kind: 'order-shipped' });
  expect(plain(brought.subject)).toBe('Your order B-1TQ4K9-7F3 is on its way');
});
