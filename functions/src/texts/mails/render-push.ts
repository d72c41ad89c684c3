import { directionOf, localized, localPath, type Locale } from '@/lib/domain/locale';
import type { Order } from '@/lib/domain/orders/order';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import type { PushMessage } from '@/functions/src/adapters/push/send-push';
import type { Pushed } from '@/functions/src/adapters/outbox/push-outbox';
import { fillTemplate } from '@/functions/src/texts/fill-template';
import { mailTexts } from '@/functions/src/texts/mail-texts';
import { orderLead, orderSubject } from './order/order-lead';

interface PushNews {
  readonly tells: Pushed;
  readonly order: Order;
  readonly setting: StoreSetting;
  readonly locale: Locale;
  /** The page a tap opens, without its language. */
  readonly path: string;
}

/** Renders a push: the mail's first words, and what a tap opens. */
export function renderPush({
  tells,
  order,
  setting,
  locale,
  path,
}: PushNews): Omit<PushMessage, 'token' | 'tag'> {
  const texts = mailTexts[locale];
  const [subject, lead] =
    tells === 'review-asked'
      ? [texts.subject[tells], texts.lead[tells]]
      : [orderSubject(locale, tells, order), orderLead(locale, tells, order)];
  const values = {
    number: order.number,
    store: localized(setting.name, locale),
    name: order.address.fullName,
  };
  return {
    title: fillTemplate(subject, values),
    body: fillTemplate(lead, values),
    link: localPath(path, locale),
    locale,
    direction: directionOf(locale),
  };
}
