import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import type { MailMessage } from '@/functions/src/adapters/mail/send-mail';
import type { OutboxMail } from '@/functions/src/adapters/outbox/outbox';
import type { Deps } from '@/functions/src/deps';
import type { RenderedMail } from '@/functions/src/texts/html-page';

export interface RenderDeps extends Pick<
  Deps,
  | 'auth'
  | 'db'
  | 'pictureUrl'
  | 'platform'
  | 'tracking'
  | 'invitations'
  | 'confirmations'
  | 'consents'
  | 'paymentLinks'
  | 'designChanges'
  | 'giftCodes'
  | 'reviewLinks'
  | 'stops'
  | 'carts'
  | 'now'
  | 'siteUrl'
> {
  /** The documents of these paths, in their order. */
  readonly read: (paths: readonly string[]) => Promise<(DocumentSnapshot | undefined)[]>;
}

export type MailContent = RenderedMail & Pick<MailMessage, 'replyTo'>;

/** Data that every mail of a store needs. */
export interface Written {
  readonly setting: StoreSetting;
  /** Base address of its links, in the mail's language: an origin and the language's prefix. */
  readonly site: string;
  /** The same on the platform's own domain, whatever domain the owner set. */
  readonly served: string;
}

/** The document that a mail is about. */
export type MailedDocument = DocumentSnapshot | undefined;
export type OrderMail = Extract<OutboxMail, { orderId: string }>;
