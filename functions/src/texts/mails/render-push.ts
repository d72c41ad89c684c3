import { directionOf, localized, localPath, type Locale } from '@/lib/domain/locale';
import type { Order } from '@/lib/domain/orders/order';
import { pathTo } from '@/lib/domain/routes/path-to';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import type { PushMessage } from '@/functions/src/adapters/push/send-push';
import type { Pushed } from '@/functions/src/adapters/outbox/push-outbox';
import { fillTemplate } from '../fill-template';
import { mailTexts } from '../mail-texts';
import { orderLead } from './order-lead';

interface PushNews {
  readonly tells: Pushed;
  readonly order: Order;
  readonly setting: StoreSetting;
  readonly locale: Locale;
}

/** Renders a push: the mail's first words, and the order that a tap opens. */
export function renderPush({ tells, order, setting, locale }: PushNews): Omit<PushMessage, 'token' | 'tag'> {
  const texts = mailTexts[locale];
  const values = {
    number: order.number,
    store: localized(setting.name, locale),
    name: order.address.fullName,
  };
  const path = pathTo(tells.startsWith('owner-') ? '/admin/orders/[id]' : '/orders/[id]', order.id);
  return {
    title: fillTemplate(texts.subject[tells], values),
    body: fillTemplate(orderLead(texts, tells, order), values),
    link: localPath(path, locale),
    locale,
    direction: directionOf(locale),
  };
}
