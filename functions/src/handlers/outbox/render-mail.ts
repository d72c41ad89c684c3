import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { parseUserProfile } from '@/lib/domain/account/user-profile';
import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import { parseContactRequest } from '@/lib/domain/contact/contact-request';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Locale } from '@/lib/domain/locale';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { parseSubscription } from '@/lib/domain/subscription/subscription';
import type { MailMessage } from '@/functions/src/adapters/mail';
import type { OrderMailKind, OutboxMail } from '@/functions/src/adapters/outbox';
import type { Deps } from '@/functions/src/deps';
import { renderContactMail } from '@/functions/src/texts/render-contact-mail';
import { renderInvitationMail } from '@/functions/src/texts/render-invitation-mail';
import { renderOrderMail } from '@/functions/src/texts/render-order-mail';
import { renderPlanMail, renderWelcomeMail } from '@/functions/src/texts/render-account-mail';
import { renderStockMail } from '@/functions/src/texts/render-stock-mail';
import { renderReplyMail } from '@/functions/src/texts/render-reply-mail';

export interface RenderDeps extends Pick<Deps, 'db' | 'auth' | 'tracking'> {
  readonly siteUrl: () => string;
}

type Rendered = Omit<MailMessage, 'to' | 'messageId'>;

/** The letter that a queued mail stands for, from what it names as it is now. Throws when that is gone. */
export async function renderMail(deps: RenderDeps, store: StoreId, mail: OutboxMail): Promise<Rendered> {
  const { db } = deps;
  const paths = [collections.storeSetting(store), subjectPath(store, mail)];
  const [stored, told] = await db.getAll(...paths.map((path) => db.doc(path)));
  const setting = parseStoreSetting(store, stored?.data());
  if (mail.kind === 'staff-invitation') return invitation(deps, mail, setting);
  if (mail.kind === 'welcome') return welcome(deps, mail, setting, told);
  if ('subscriptionId' in mail) return aboutPlan(deps, mail, setting, told);
  if (mail.kind === 'owner-low-stock') return aboutStock(deps, mail, setting, told);
  return 'orderId' in mail ? aboutOrder(deps, mail, setting, told) : aboutMessage(deps, mail, setting, told);
}

function subjectPath(store: StoreId, mail: OutboxMail): string {
  if ('orderId' in mail) return collections.order(store, mail.orderId);
  if ('productId' in mail) return collections.product(store, mail.productId);
  if ('subscriptionId' in mail) return collections.subscription(mail.uid, mail.subscriptionId);
  return 'uid' in mail ? collections.user(mail.uid) : collections.contactRequest(store, mail.requestId);
}

type OrderMail = Extract<OutboxMail, { orderId: string }>;
type MessageMail = Extract<OutboxMail, { requestId: string }>;
type InvitationMail = Extract<OutboxMail, { kind: 'staff-invitation' }>;
type WelcomeMail = Extract<OutboxMail, { kind: 'welcome' }>;
type PlanMail = Extract<OutboxMail, { subscriptionId: string }>;
type StockMail = Extract<OutboxMail, { productId: string }>;

function aboutOrder(
  deps: RenderDeps,
  { kind, locale, refundId, orderId }: OrderMail,
  setting: StoreSetting,
  told: DocumentSnapshot | undefined,
): Rendered {
  const order = parseOrder(orderId, told?.data());
  const link = linkOf(deps, setting.storeId, { kind, orderId, locale });
  return renderOrderMail({ kind, locale, order, setting, link, refundId });
}

function aboutMessage(
  { siteUrl }: RenderDeps,
  mail: MessageMail,
  setting: StoreSetting,
  told: DocumentSnapshot | undefined,
): Rendered {
  const request = parseContactRequest(mail.requestId, told?.data());
  if (mail.kind === 'owner-contact-request')
    return { ...renderContactMail(request, setting, mail.locale), replyTo: request.email };
  const reply = request.replies.find(({ id }) => id === mail.replyId);
  if (!reply) throw new Error(`The reply ${mail.replyId} of message ${mail.requestId} does not exist.`);
  const rendered = renderReplyMail(request, reply, setting, siteUrl() + languageOf(mail.locale));
  return { ...rendered, ...(setting.contact.email && { replyTo: setting.contact.email }) };
}

function aboutStock(
  { siteUrl }: RenderDeps,
  { productId, locale }: StockMail,
  setting: StoreSetting,
  told: DocumentSnapshot | undefined,
): Rendered {
  const link = `${siteUrl()}${languageOf(locale)}/admin/products/${productId}`;
  return renderStockMail(parseProduct(productId, told?.data()), setting, locale, link);
}

/** The link is made when the mail goes out, because one that chooses a password must not lie in a database. */
async function invitation(
  { auth, siteUrl }: RenderDeps,
  { uid, to, locale }: InvitationMail,
  setting: StoreSetting,
): Promise<Rendered> {
  const { providerData } = await auth.getUser(uid);
  const link = providerData.length
    ? `${siteUrl()}${languageOf(locale)}/admin/dashboard`
    : await auth.generatePasswordResetLink(to);
  return renderInvitationMail(setting, locale, link);
}

function welcome(
  { siteUrl }: RenderDeps,
  { uid, locale }: WelcomeMail,
  setting: StoreSetting,
  told: DocumentSnapshot | undefined,
): Rendered {
  const { name } = parseUserProfile(uid, told?.data());
  return renderWelcomeMail({ name, setting, locale, link: siteUrl() + languageOf(locale) });
}

function aboutPlan(
  { siteUrl }: RenderDeps,
  { kind, subscriptionId, locale }: PlanMail,
  setting: StoreSetting,
  told: DocumentSnapshot | undefined,
): Rendered {
  const plan = parseSubscription(subscriptionId, told?.data());
  const link = `${siteUrl()}${languageOf(locale)}/admin/settings`;
  return renderPlanMail({ kind, plan, setting, locale, link });
}

const languageOf = (locale: Locale): string => (locale === 'ar' ? '/ar' : '');

interface Linked {
  readonly kind: OrderMailKind;
  readonly orderId: string;
  readonly locale: Locale;
}

function linkOf(
  { siteUrl, tracking }: RenderDeps,
  store: StoreId,
  { kind, orderId, locale }: Linked,
): string {
  const path = kind.startsWith('owner-')
    ? `/admin/orders/${orderId}`
    : `/track/${tracking.sign({ storeId: store, orderId })}`;
  return siteUrl() + languageOf(locale) + path;
}
