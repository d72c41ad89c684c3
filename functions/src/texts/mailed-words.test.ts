import { ValidationError } from 'yup';
import { ORDER_MAIL_KINDS } from '@/functions/src/adapters/outbox/mail-kinds';
import { REMINDER_MAIL_KINDS } from '@/functions/src/adapters/outbox/reminder-mail';
import { productSchema } from '@/lib/domain/catalogue/product-schema';
import type { ContactRequest } from '@/lib/domain/contact/contact-request';
import { contactSchema } from '@/lib/domain/contact/contact-schema';
import { NO_PICKUP } from '@/lib/domain/delivery/zone';
import { nameField } from '@/lib/domain/forms/fields';
import { LOCALES, type Locale, type LocalizedText } from '@/lib/domain/locale';
import type { Order } from '@/lib/domain/orders/order';
import { wishesSchema } from '@/lib/domain/orders/wishes/wishes-schema';
import { reasonField, shipmentField } from '@/lib/domain/orders/order-admin-fields';
import { shippingSchema } from '@/lib/domain/orders/placing/shipping-schema';
import { settingSchemas } from '@/lib/domain/store/editing/setting-schemas';
import { aProduct } from '@/tests/fixtures/shop/catalogue';
import { anAddress, anOrder } from '@/tests/fixtures/shop/orders';
import { aMethod, aZone } from '@/tests/fixtures/shop/delivery';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { finishMail } from './html-page';
import { renderWelcomeMail } from './mails/render-account-mail';
import { renderContactMail } from './mails/render-contact-mail';
import { renderInvitationMail } from './mails/render-invitation-mail';
import { renderOrderMail } from './mails/order/render-order-mail';
import { renderReplyMail } from './mails/render-reply-mail';
import { renderReviewRequest } from './mails/render-review-request';
import { renderStockBackMail } from './mails/render-stock-back-mail';
import { renderStockMail } from './mails/render-stock-mail';

const LURE = 'visit evil.com';
const WORD = 'Qzxv';

const order: Order = {
  ...anOrder(),
  address: anAddress({
    ...{ country: 'BH', region: 'Capital', district: 'Juffair', block: '324', building: '12', unit: '5' },
    ...{ additionalNumber: '2929', shortAddress: 'RRRD2929', poBox: '77', landmark: 'Mosque' },
  }),
  wishes: { note: 'Ring twice', isGift: true, giftMessage: 'For you' },
  shipment: { carrier: 'Aramex', trackingNumber: 'AX-12' },
  refunds: [
    { ...{ id: 'r1', amount: 1, reason: 'Broken', by: 'u1', at: 0, lines: [], restock: false } },
  ] as unknown as Order['refunds'],
};
const message: ContactRequest = {
  ...{ id: 'm1', fullName: 'Layla Haddad', email: 'layla@example.com', comments: 'Is it oak?' },
  ...{ locale: 'en', status: 'new', replies: [], createdAt: 0 },
};
const reply = { id: 'k1', at: 0, by: 'u1', byName: 'Sam', text: 'It is.' };
const stored = {
  order,
  message,
  reply,
  setting: aStoreSetting(),
  product: aProduct(),
  profile: { name: 'Layla' },
};
type Stored = typeof stored;

/** All that mails say of what is stored. */
function mailsOf(
  { order: of, message: asked, reply: answer, setting, product, profile }: Stored,
  locale: Locale,
) {
  const link = 'https://shop.example/';
  const written = { setting, locale, link, pictureUrl: (path: string) => path };
  const mails = [
    ...ORDER_MAIL_KINDS.map((kind) => renderOrderMail({ ...written, kind, order: of, refundId: 'r1' })),
    renderContactMail(asked, setting, locale),
    ...(['contact-reply', 'review-replied'] as const).map((kind) =>
      renderReplyMail({
        ...{ kind, locale, setting, link, reply: answer.text },
        ...{ name: asked.fullName, words: asked.comments },
      }),
    ),
    renderReviewRequest({
      ...{ locale, setting, name: of.address.fullName, number: of.number },
      ...{ link, boards: [{ title: product.title, link }] },
    }),
    renderStockMail(product, setting, locale, link),
    ...REMINDER_MAIL_KINDS.flatMap((kind) =>
      product.variants
        .slice(0, 1)
        .flatMap(
          ({ id: variantId }) =>
            renderStockBackMail({ kind, product, variantId, setting, locale, site: link, now: 0 }) ?? [],
        ),
    ),
    renderInvitationMail(setting, locale, link),
    renderWelcomeMail({ ...written, name: profile.name }),
  ];
  return mails.map((mail) => finishMail(mail, '')).map(({ subject, text, html }) => subject + text + html);
}

/** Each text within a value, with what the value becomes when the text is another. */
function* textsIn(value: unknown, path = ''): Generator<[path: string, as: (text: string) => unknown]> {
  if (typeof value === 'string') yield [path, (text) => text];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const name = Array.isArray(value) ? '[]' : key;
    for (const [below, as] of textsIn(part, path ? `${path}.${name}` : name))
      yield [
        below,
        (text) =>
          Array.isArray(value)
            ? value.map((one, index) => (String(index) === key ? as(text) : one))
            : { ...value, [key]: as(text) },
      ];
  }
}

const says = (changed: unknown, words: string) => {
  try {
    return LOCALES.some((locale) => mailsOf(changed as Stored, locale).some((mail) => mail.includes(words)));
  } catch {
    // What is no free text, as a currency.
    return false;
  }
};
/** Without the isolates and breaks of a mail. */
const mailed = [
  ...new Set([...textsIn(stored)].filter(([, as]) => says(as(WORD), WORD)).map(([path]) => path)),
];

/** Whether a form refuses the lure in this field, whatever it says of others. */
function refuses(form: { validateSync(value: unknown, options: object): unknown }, field: string) {
  try {
    form.validateSync({ [field]: LURE }, { abortEarly: false });
    return false;
  } catch (error) {
    return error instanceof ValidationError && error.inner.some(({ path }) => path === field);
  }
}
const namesOption = {
  id: 'o1',
  name: { en: LURE, ar: '' },
  values: [{ id: 'v1', name: { en: 'Red', ar: '' } }],
};
const namesValue = {
  id: 'o1',
  name: { en: 'Color', ar: '' },
  values: [{ id: 'v1', name: { en: LURE, ar: '' } }],
};
const refusesMethod = (lure: LocalizedText) =>
  [
    aMethod({ name: lure }),
    aMethod({ kind: 'pickup', pickup: { ...NO_PICKUP, address: lure } }),
    aMethod({ kind: 'pickup', pickup: { ...NO_PICKUP, address: { en: 'Here', ar: '' }, hours: lure } }),
  ].every((method) => {
    const zones = [aZone({ id: 'rest', rest: true, methods: [method] })];
    return !settingSchemas.delivery.isValidSync({ zones, holidays: [] });
  });
const { payment } = aStoreSetting();
const refusesAccount = (transfer: object) =>
  settingSchemas.payment.isValidSync(payment) &&
  !settingSchemas.payment.isValidSync({ ...payment, transfer: { ...payment.transfer, ...transfer } });
const OPTION = () => !productSchema.isValidSync({ options: [namesOption] });
const VALUE = () => !productSchema.isValidSync({ options: [namesValue] });

/** Made by the shop, valid after parsing, or what its mail is for. */
const AS_IT_IS = [
  'order.number',
  'setting.primaryColor',
  'message.email',
  'message.comments',
  'reply.text',
  // Within the shop's own address, where they are encoded.
  'product.slug',
  'product.slugAr',
  'product.variants.[].id',
];

/** Where each text that mails repeat is refused; null is an article's title, which may name a site. */
const REFUSED: Readonly<Record<string, (() => boolean) | null>> = {
  'order.lines.[].title.en': null,
  'order.lines.[].title.ar': null,
  'product.title.en': null,
  'product.title.ar': null,
  'order.lines.[].color.en': VALUE,
  'order.lines.[].color.ar': VALUE,
  'product.options.[].values.[].name.en': VALUE,
  'product.options.[].values.[].name.ar': VALUE,
  'order.address.fullName': () => refuses(shippingSchema, 'fullName'),
  'order.address.streetAddress': () => refuses(shippingSchema, 'streetAddress'),
  'order.address.city': () => refuses(shippingSchema, 'city'),
  'order.address.zipCode': () => refuses(shippingSchema, 'zipCode'),
  'order.address.region': () => refuses(shippingSchema, 'region'),
  'order.address.district': () => refuses(shippingSchema, 'district'),
  'order.address.block': () => refuses(shippingSchema, 'block'),
  'order.address.building': () => refuses(shippingSchema, 'building'),
  'order.address.unit': () => refuses(shippingSchema, 'unit'),
  'order.address.additionalNumber': () => refuses(shippingSchema, 'additionalNumber'),
  'order.address.shortAddress': () => refuses(shippingSchema, 'shortAddress'),
  'order.address.poBox': () => refuses(shippingSchema, 'poBox'),
  'order.address.landmark': () => refuses(shippingSchema, 'landmark'),
  'order.address.mobileNumber': () => refuses(shippingSchema, 'mobileNumber'),
  'order.wishes.note': () => !wishesSchema.isValidSync({ note: LURE }),
  'order.wishes.giftMessage': () => !wishesSchema.isValidSync({ giftMessage: LURE }),
  'order.delivery.name.en': () => refusesMethod({ en: LURE, ar: '' }),
  'order.delivery.name.ar': () => refusesMethod({ en: '', ar: LURE }),
  'order.shipment.carrier': () => !shipmentField().isValidSync({ carrier: LURE }),
  'order.shipment.trackingNumber': () => !shipmentField().isValidSync({ trackingNumber: LURE }),
  'order.refunds.[].reason': () => !reasonField().isValidSync(LURE),
  'order.history.[].reason': () => !reasonField().isValidSync(LURE),
  'message.fullName': () => refuses(contactSchema, 'fullName'),
  'setting.payment.transfer.bank.en': () => refusesAccount({ bank: { en: LURE, ar: '' } }),
  'setting.payment.transfer.bank.ar': () => refusesAccount({ bank: { en: '', ar: LURE } }),
  'setting.payment.transfer.holder.en': () => refusesAccount({ holder: { en: LURE, ar: '' } }),
  'setting.payment.transfer.holder.ar': () => refusesAccount({ holder: { en: '', ar: LURE } }),
  'setting.payment.transfer.iban': () => refusesAccount({ iban: LURE }),
  'setting.payment.transfer.instapay': () => refusesAccount({ instapay: LURE }),
  'setting.payment.transfer.wallet': () => refusesAccount({ wallet: LURE }),
  'setting.name.en': () => !settingSchemas.brand.isValidSync({ ...brand, name: { en: LURE, ar: '' } }),
  'setting.name.ar': () => !settingSchemas.brand.isValidSync({ ...brand, name: { en: '', ar: LURE } }),
  'profile.name': () => !nameField().isValidSync(LURE),
};
const { name, primaryColor, secondaryColor } = aStoreSetting();
const brand = { name, primaryColor, secondaryColor, logo: null };

test('every text that mails repeat is known here', () => {
  expect(mailed.filter((path) => !(path in REFUSED) && !AS_IT_IS.includes(path))).toEqual([]);
});

test.each(Object.entries(REFUSED))('%s refuses a web address where it is entered', (_, isRefused) => {
  expect(isRefused?.() ?? true).toBe(true);
});

test('an option refuses a web address as its values do', () => expect(OPTION()).toBe(true));

test.each(mailed.filter((path) => !AS_IT_IS.includes(path)))(
  'a mail that repeats %s makes no link of an address stored before',
  (path) => {
    const changes = [...textsIn(stored)].filter(([at]) => at === path).map(([, as]) => as(LURE));
    expect(changes.map((changed) => says(changed, 'evil.com'))).toEqual(changes.map(() => false));
  },
);
