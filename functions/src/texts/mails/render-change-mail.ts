import { isolateNumberPairs, localized, type Locale } from '@/lib/domain/locale';
import type { DesignChange, Order } from '@/lib/domain/orders/order';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { fillTemplate, greet, isolate } from '@/functions/src/texts/fill-template';
import type { RenderedMail } from '@/functions/src/texts/html-page';
import { mailTexts } from '@/functions/src/texts/mail-texts';
import { withoutLinks } from '@/functions/src/texts/without-links';

interface ChangeMail {
  readonly kind: 'order-design-change' | 'owner-design-answered';
  readonly locale: Locale;
  readonly order: Order;
  readonly change: DesignChange;
  readonly setting: StoreSetting;
  /** The page that answers it, or the order in the admin. */
  readonly link: string;
  /** The public address of a stored picture, for mail programs. */
  readonly pictureUrl: (path: string) => string;
}

/** A mail about one design of an order: both designs side by side, and what the store or the shopper says about them. */
export function renderChangeMail(mail: ChangeMail): RenderedMail {
  const { kind, locale, order, change, setting, link, pictureUrl } = mail;
  const texts = mailTexts[locale];
  const { labels } = texts;
  const isForOwner = kind === 'owner-design-answered';
  const values = {
    number: order.number,
    store: localized(setting.name, locale),
    name: order.address.fullName,
  };
  const subject = fillTemplate(texts.subject[kind], values);
  const lead = fillTemplate(leadOf(mail), values);
  const greeting = isForOwner ? '' : greet(texts, values.name);
  const details = [
    [isForOwner ? labels.comments : values.store, change.message],
    [labels.answer, isForOwner ? change.answer : ''],
    [labels.orderId, order.number],
  ]
    .filter(([, said]) => said)
    .map(([label = '', said = '']) => [label, isolateNumberPairs(withoutLinks(said))] as const);
  const pictures = [
    { label: labels.orderedDesign, address: pictureUrl(change.from.proofPath) },
    ...(change.to ? [{ label: labels.suggestedDesign, address: pictureUrl(change.to.proofPath) }] : []),
  ];
  const action = { label: isForOwner ? texts.openInAdmin : texts.reviewDesign, link };
  const said = details.map(([label, value]) => `${label}: ${isolate(value)}`).join('\n');
  return {
    subject,
    text: [greeting, lead, said, `${action.label}: ${link}`].filter(Boolean).join('\n\n'),
    page: {
      ...{ locale, subject, greeting, lead, pictures, details, action },
      store: values.store,
      color: setting.primaryColor,
    },
  };
}

function leadOf({ kind, locale, change }: ChangeMail): string {
  const { lead, designQuestion, designRefused } = mailTexts[locale];
  if (kind === 'order-design-change') return change.to ? lead[kind] : designQuestion;
  return change.state === 'refused' ? designRefused : lead[kind];
}
