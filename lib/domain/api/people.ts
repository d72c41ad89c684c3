import type { ExportPart } from '@/lib/domain/account/exported-data';
import type { ContactForm } from '@/lib/domain/contact/contact-schema';
import type { Locale } from '@/lib/domain/locale';

export interface SubmitContactRequest extends ContactForm {
  readonly storeId: string;
  /** Made by the client once per message; the same key and text make one request. */
  readonly key: string;
  readonly locale: Locale;
}

export interface PeopleCallables {
  /** Creates or completes `users/{uid}` after sign-up or login; `guestToken` (the guest's ID token) hands their orders over. */
  completeSignUp: {
    request: { storeId: string; name?: string; guestToken?: string; locale?: Locale };
    response: { uid: string };
  };
  /** Mails a link to choose a new password, to an address with an account; the answer is the same to any other. */
  mailPasswordReset: {
    request: { storeId: string; email: string; locale: Locale };
    response: { ok: true };
  };
  /** Mails the caller a link that verifies their e-mail. */
  mailVerification: { request: { storeId: string; locale: Locale }; response: { ok: true } };
  /** Part by part: `after` is the `next` of the part before, left out for the first. */
  exportMyData: { request: { storeId: string; after?: string }; response: ExportPart };
  /** Wants a login of the last minutes. */
  deleteMyAccount: { request: { storeId: string }; response: { ok: true } };
  submitContactRequest: { request: SubmitContactRequest; response: { ok: true } };
}
