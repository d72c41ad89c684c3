import { parseInvitation } from '@/lib/domain/account/invitation';
import { STAFF_RULE } from '@/lib/domain/account/reset-link';
import { parseUserProfile } from '@/lib/domain/account/user-profile';
import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import { parseContactRequest } from '@/lib/domain/contact/contact-request';
import { collections } from '@/lib/domain/collections';
import { localized, type Locale } from '@/lib/domain/locale';
import { ownSender } from '@/lib/domain/mail/sender';
import type { StoreId } from '@/lib/domain/ids';
import { fieldsOf, text } from '@/lib/domain/parse/fields';
import { pathTo } from '@/lib/domain/routes/path-to';
import { parsePrepaid } from '@/lib/domain/prepaid/parse-prepaid';
import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { publicOrigin } from '@/lib/domain/store/store-site';
import { parseSubscription } from '@/lib/domain/subscription/subscription';
import { nullWhenNoAccount } from '@/functions/src/adapters/database/error-code';
import type { MailMessage } from '@/functions/src/adapters/mail/send-mail';
import { giftCardId } from '@/functions/src/adapters/orders/prepaid';
import type { CodeMailKind } from '@/functions/src/adapters/outbox/mail-kinds';
import type { OutboxMail } from '@/functions/src/adapters/outbox/outbox';
import { isReminder } from '@/functions/src/adapters/outbox/reminder-mail';
import { isStoreMail, type StoreMail } from '@/functions/src/adapters/outbox/store-mail';
import { renderContactMail } from '@/functions/src/texts/mails/render-contact-mail';
import { renderDigestMail } from '@/functions/src/texts/mails/render-digest-mail';
import { renderGiftMail } from '@/functions/src/texts/mails/render-gift-mail';
import { renderInvitationMail } from '@/functions/src/texts/mails/render-invitation-mail';
import {
  renderCodeMail,
  renderPlanMail,
  renderWelcomeMail,
} from '@/functions/src/texts/mails/render-account-mail';
import { renderLimitMail } from '@/functions/src/texts/mails/render-limit-mail';
import { fillTemplate } from '@/functions/src/texts/fill-template';
import { finishMail } from '@/functions/src/texts/html-page';
import { mailTexts } from '@/functions/src/texts/mail-texts';
import { withoutLinks } from '@/functions/src/texts/without-links';
import { renderStockBackMail } from '@/functions/src/texts/mails/render-stock-back-mail';
import { renderStockMail } from '@/functions/src/texts/mails/render-stock-mail';
import { renderReplyMail } from '@/functions/src/texts/mails/render-reply-mail';
import { aboutDomain } from './domain-mail';
import type { MailContent, RenderDeps, MailedDocument, Written } from './mail-content';
import { remindingOfCart } from './cart-mail';
import { confirmingNewsletter } from './newsletter-confirmation-mail';
import { aboutCards } from './cards-mail';
import { aboutWebhook } from './webhook-mail';
import { endOfMails, stopOf } from './mail-end';
import { aboutWholeStore } from './owner-mail';
import { aboutOrder } from './order-mails';
import { aboutQuota } from './quota-mail';
import { aboutReview, askingForReviews } from './review-mail';
import { aboutStore, askingForSupport } from './store-mail';
import { renderWeeklySummary } from './weekly-mail';

type Rendered = Omit<MailMessage, 'to' | 'messageId'>;

/**
 * Renders a queued mail from the current state of its documents; null without a recipient.
 * Throws when such a document is gone.
 */
export async function renderMail(
  deps: RenderDeps,
  store: StoreId,
  mail: OutboxMail & { readonly entry: string },
): Promise<Rendered | null> {
  const [stored, doc] = await deps.read([collections.storeSetting(store), subjectPath(store, mail)]);
  const setting = parseStoreSetting(store, stored?.data());
  const prefix = mail.locale === 'ar' ? '/ar' : '';
  const site = publicOrigin(setting, deps.siteUrl()) + prefix;
  const served = (setting.siteUrl || deps.siteUrl()) + prefix;
  const written = { setting, site, served };
  const content = await contentOf(deps, mail, written, doc);
  if (!content) return null;
  const { email } = setting.contact;
  const answers = email && !mail.kind.startsWith('owner-') ? { replyTo: email } : {};
  const end = endOfMails(deps, setting, mail, site);
  const { replyTo, ...rendered } = content;
  return {
    ...finishMail(rendered, footerOf(deps, setting, mail, end?.page)),
    from: senderOf(deps, setting, mail.locale, text(fieldsOf(stored?.data()).mailFrom) ?? ''),
    ...answers,
    ...(replyTo && { replyTo }),
    ...(end && { unsubscribe: end.unsubscribe }),
  };
}

/** The store under its own name if it has its own domain, else "via" the platform, which owns the address. */
function senderOf(
  { platform }: RenderDeps,
  { name, customDomain }: StoreSetting,
  locale: Locale,
  own: string,
) {
  const store = withoutLinks(localized(name, locale));
  const address = ownSender(own, customDomain);
  if (address) return { name: store, address };
  const { name: runs, address: shared } = platform();
  const via = mailTexts[locale].via.replace('{platform}', () => runs).replace('{store}', () => store);
  return { name: store === runs ? store : via, address: shared };
}

function footerOf(
  { platform }: RenderDeps,
  { name, storeId: store }: StoreSetting,
  mail: OutboxMail & { readonly entry: string },
  endPage: string | undefined,
): string {
  const { locale, entry } = mail;
  const { footer, switchOff, stopMails } = mailTexts[locale];
  const { name: runs, reports } = platform();
  const text = fillTemplate(
    footer,
    { platform: runs, store: localized(name, locale) },
    { reports, reference: `${store}/${entry}` },
  );
  return endPage
    ? `${text}\n${fillTemplate(stopOf(mail) ? stopMails : switchOff, {}, { link: endPage })}`
    : text;
}

function contentOf(
  deps: RenderDeps,
  mail: OutboxMail,
  written: Written,
  doc: MailedDocument,
): MailContent | null | Promise<MailContent | null> {
  if ('orderId' in mail) return aboutOrder(deps, mail, written, doc);
  if ('requestId' in mail) return aboutMessage(mail, written, doc);
  if ('subscriptionId' in mail) return aboutPlan(mail, written, doc);
  if (isReminder(mail)) return aboutAwaited(deps, mail, written, doc);
  if ('reviewedOrder' in mail) return askingForReviews(deps, mail, written, doc);
  if ('cartId' in mail) return remindingOfCart(deps, mail, written);
  if ('newsRequest' in mail) return confirmingNewsletter(deps, mail, written, doc);
  if ('endpointId' in mail) return aboutWebhook(mail, written, doc);
  if ('domain' in mail) return aboutDomain(mail, written);
  if ('cardAccount' in mail) return aboutCards(mail, written, doc);
  if ('reviewId' in mail) return aboutReview(deps, mail, written, doc);
  if ('productId' in mail) return aboutStock(mail, written, doc);
  if ('total' in mail)
    return renderLimitMail(
      mail.total,
      written.setting,
      mail.locale,
      written.site + pathTo('/admin/dashboard'),
    );
  if ('quota' in mail) return aboutQuota(mail, written);
  if ('week' in mail) return renderWeeklySummary(deps, mail, written);
  if ('digestId' in mail) return aboutDigest(deps, mail, written);
  if ('giftCardId' in mail) return giftCard(deps, mail, written, doc);
  if ('endsAt' in mail) return aboutWholeStore(mail, written);
  if ('invitationId' in mail) return invitation(deps, mail, written, doc);
  if ('operator' in mail) return askingForSupport(mail, written, doc);
  if (isAboutStore(mail)) return aboutStore(mail, written, doc);
  return mail.kind === 'welcome' ? welcome(mail, written, doc) : accountCode(deps, mail, written);
}

const isAboutStore = (mail: OutboxMail): mail is Extract<OutboxMail, StoreMail> => isStoreMail(mail.kind);

function subjectPath(store: StoreId, mail: OutboxMail): string {
  if ('orderId' in mail) return collections.order(store, mail.orderId);
  if ('reviewedOrder' in mail) return collections.order(store, mail.reviewedOrder);
  if ('reviewId' in mail) return collections.review(store, mail.productId, mail.reviewId);
  if ('productId' in mail) return collections.product(store, mail.productId);
  if ('newsRequest' in mail) return collections.newsRequest(store, mail.newsRequest);
  if ('endpointId' in mail) return collections.webhookEndpoint(store, mail.endpointId);
  if ('cardAccount' in mail) return collections.cardAccount(store);
  if ('subscriptionId' in mail) return collections.subscription(mail.uid, mail.subscriptionId);
  if ('requestId' in mail) return collections.contactRequest(store, mail.requestId);
  if ('giftCardId' in mail) return collections.prepaid(store, mail.giftCardId);
  if ('invitationId' in mail) return collections.invitation(store, mail.invitationId);
  if ('operator' in mail) return collections.supportAccess(store, mail.operator);
  if (isAboutStore(mail)) return collections.suspension(store);
  return 'uid' in mail ? collections.user(mail.uid) : collections.storeSetting(store);
}

type MessageMail = Extract<OutboxMail, { requestId: string }>;
type InvitationMail = Extract<OutboxMail, { kind: 'staff-invitation' }>;
type GiftMail = Extract<OutboxMail, { giftCardId: string }>;
type WelcomeMail = Extract<OutboxMail, { kind: 'welcome' }>;
type PlanMail = Extract<OutboxMail, { subscriptionId: string }>;
type StockMail = Extract<OutboxMail, { kind: 'owner-low-stock' }>;
type AwaitedMail = Extract<OutboxMail, { variantId: string }>;
type DigestMail = Extract<OutboxMail, { digestId: string }>;
type CodeMail = Extract<OutboxMail, { kind: CodeMailKind }>;

function aboutMessage(mail: MessageMail, { setting, site }: Written, doc: MailedDocument): MailContent {
  const request = parseContactRequest(mail.requestId, doc?.data());
  if (mail.kind === 'owner-contact-request')
    return { ...renderContactMail(request, setting, mail.locale), replyTo: request.email };
  const reply = request.replies.find(({ id }) => id === mail.replyId);
  if (!reply) throw new Error(`The reply ${mail.replyId} of message ${mail.requestId} does not exist.`);
  const { fullName: name, comments: words, locale } = request;
  return renderReplyMail({ kind: mail.kind, locale, name, words, reply: reply.text, setting, link: site });
}

function aboutStock(
  { productId, locale }: StockMail,
  { setting, site }: Written,
  doc: MailedDocument,
): MailContent {
  const product = parseProduct(productId, doc?.data());
  return renderStockMail(product, setting, locale, site + pathTo('/admin/products/[id]', productId));
}

const aboutAwaited = (
  { now }: RenderDeps,
  { kind, productId, variantId, locale }: AwaitedMail,
  { setting, site }: Written,
  doc: MailedDocument,
): MailContent | null =>
  doc?.exists
    ? renderStockBackMail({
        ...{ kind, variantId, locale, setting, site, now: now() },
        product: parseProduct(productId, doc.data()),
      })
    : null;

async function aboutDigest(
  { db }: RenderDeps,
  { digestId, locale }: DigestMail,
  { setting, site }: Written,
): Promise<MailContent> {
  const outbox = db.collection(collections.outbox(setting.storeId));
  const held = await outbox.where('digestId', '==', digestId).where('state', '==', 'held').count().get();
  return renderDigestMail(held.data().count, setting, locale, site + pathTo('/admin/dashboard'));
}

/**
 * The link is signed when the mail is sent, because a link that grants a role must not be stored. It leads to the platform's
 * own domain, never to one of an owner, because accepting means choosing a password there. Null for an invitation that is over.
 */
function invitation(
  { invitations }: RenderDeps,
  { invitationId, locale }: InvitationMail,
  { setting, served }: Written,
  doc: MailedDocument,
): MailContent | null {
  const invited = parseInvitation(invitationId, doc?.data());
  if (invited.state !== 'open') return null;
  const link = served + pathTo('/invitation/[token]', invitations.sign(setting.storeId, invited));
  return renderInvitationMail(setting, locale, link);
}

/** Null for a card that was switched off or refunded, or whose code was derived from a secret that has been replaced. */
function giftCard(
  { giftCodes }: RenderDeps,
  { giftCardId: id }: GiftMail,
  { setting, site }: Written,
  doc: MailedDocument,
): MailContent | null {
  const card = parsePrepaid(id, doc?.data());
  const code = giftCodes(card.cause);
  if (!card.active || card.balance === 0 || giftCardId(setting.storeId, code) !== id) return null;
  return renderGiftMail({ card, code, setting, site });
}

/** Null for an address without an account, which the requester must not learn. */
async function accountCode(
  { auth }: RenderDeps,
  { kind, to, locale }: CodeMail,
  { setting, served }: Written,
): Promise<MailContent | null> {
  const account = await auth.getUserByEmail(to).catch(nullWhenNoAccount);
  if (!account) return null;
  const made = await (kind === 'password-reset'
    ? auth.generatePasswordResetLink(to)
    : auth.generateEmailVerificationLink(to));
  const hasRole = Object.keys(fieldsOf(fieldsOf(account.customClaims).stores)).length > 0;
  return renderCodeMail({ kind, setting, locale, link: codeLink(served, made, hasRole) });
}

/**
 * Auth's links lead to one page for the whole project. These lead to the store's own page, but never on an owner's domain: the
 * code opens an account, which may belong to another store's owner.
 */
function codeLink(served: string, made: string, forStaff: boolean): string {
  const { searchParams } = new URL(made);
  const parameters = ['mode', 'oobCode'].map((name) => [name, searchParams.get(name) ?? '']);
  // Before the code is used, the page cannot know whose it is.
  if (forStaff) parameters.push(['rule', STAFF_RULE]);
  return `${served}${pathTo('/reset-password')}?${new URLSearchParams(parameters).toString()}`;
}

function welcome({ uid, locale }: WelcomeMail, { setting, site }: Written, doc: MailedDocument): MailContent {
  const { name } = parseUserProfile(uid, doc?.data());
  return renderWelcomeMail({ name, setting, locale, link: site });
}

function aboutPlan(
  { kind, subscriptionId, locale }: PlanMail,
  { setting, site }: Written,
  doc: MailedDocument,
): MailContent {
  const plan = parseSubscription(subscriptionId, doc?.data());
  return renderPlanMail({ kind, plan, setting, locale, link: site + pathTo('/admin/settings') });
}
