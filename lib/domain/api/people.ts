import type { ExportPart } from '@/lib/domain/account/exported-data';
import type { ContactForm } from '@/lib/domain/contact/contact-schema';
import type { Locale } from '@/lib/domain/locale';

export interface SubmitContactRequest extends ContactForm {
  readonly storeId: string;
  /** Idempotency key, made by the client once per message. */
  readonly key: string;
  readonly locale: Locale;
}

export interface PeopleCallables {
  /**
   * Creates or completes `users/{uid}` after sign-up or login; `guestToken` (the guest's ID token) transfers the
   * guest's orders.
   */
  completeSignUp: {
    request: { storeId: string; name?: string; guestToken?: string; locale?: Locale };
    response: { uid: string };
  };
  /** Mails a password reset link if the address has an account; the answer never reveals whether it has one. */
  mailPasswordReset: {
    request: { storeId: string; email: string; locale: Locale };
    response: { ok: true };
  };
  /** Mails the caller a link that verifies their e-mail address. */
  mailVerification: { request: { storeId: string; locale: Locale }; response: { ok: true } };
  /** Part by part: `after` is the previous part's `next`, absent for the first. */
  exportMyData: { request: { storeId: string; after?: string }; response: ExportPart };
  /** Demands a fresh sign-in. */
  deleteMyAccount: { request: { storeId: string }; response: { ok: true } };
  submitContactRequest: { request: SubmitContactRequest; response: { ok: true } };
}
