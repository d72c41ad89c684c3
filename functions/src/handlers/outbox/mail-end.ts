import { pathTo } from '@/lib/domain/routes/path-to';
import { publicOrigin } from '@/lib/domain/store/store-site';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import type { OutboxMail } from '@/functions/src/adapters/outbox/outbox';
import { isReminder } from '@/functions/src/adapters/outbox/reminder-mail';
import type { Stoppable } from '@/functions/src/adapters/tokens/stop-token';
import type { RenderDeps } from './mail-content';

/**
 * The unsubscribe link of a mail, for its text and header. Shoppers get their own link, which their mail program may use for
 * them; staff use their settings.
 */
export function endOfMails(
  { stops, siteUrl }: RenderDeps,
  setting: StoreSetting,
  mail: OutboxMail,
  site: string,
) {
  const about = stopOf(mail);
  if (about) {
    const token = stops.sign({ storeId: setting.storeId, about, email: mail.to });
    const url = `${publicOrigin(setting, siteUrl())}/api/stop-mails/${encodeURIComponent(token)}`;
    return { page: site + pathTo('/stop-mails/[token]', token), unsubscribe: { url, oneClick: true } };
  }
  const page = site + pathTo('/admin/settings');
  return canBeSwitchedOff(mail) ? { page, unsubscribe: { url: page, oneClick: false } } : null;
}

/** The kind of mails that a shopper stops by the link in this mail. */
export function stopOf(mail: OutboxMail): Stoppable | null {
  if ('cartId' in mail) return 'carts';
  return isReminder(mail) ? 'stock' : 'reviewedOrder' in mail ? 'reviews' : null;
}

/** Notices to the store's people, which their settings can switch off. */
const canBeSwitchedOff = ({ kind }: OutboxMail): boolean =>
  kind === 'owner-order-placed' ||
  kind === 'owner-order-awaiting' ||
  kind === 'owner-low-stock' ||
  kind === 'owner-digest' ||
  kind === 'owner-weekly';
