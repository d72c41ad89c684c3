import { ApiError } from '../core/api-error';
import type { Books } from '../core/call';
import { makeMethod } from '../resources/payment-methods';
import { errorText, PAGE_TEXTS, type PageLocale } from './texts';

/** One visit of a hosted page. */
export interface PageCall {
  readonly method: string;
  readonly id: string;
  readonly query: URLSearchParams;
  readonly form: URLSearchParams;
  /** `Accept-Language` */
  readonly languages: string | undefined;
  /** Runs a change of the account's books in one transaction. */
  readonly change: <T>(work: (books: Books) => T) => T;
  /** The books of an account that is connected to the page's own, in the same transaction. */
  readonly connected: (books: Books, account: string) => Books;
}

export type PageAnswer = { readonly html: string } | { readonly redirect: string } | null;

/** Makes a method of the form's card fields; throws Stripe's 402 for what is no card. */
export function cardOf(books: Books, form: URLSearchParams): string {
  const digits = (name: string) => (form.get(name) ?? '').replaceAll(/\D/g, '');
  const expiry = digits('expiry');
  const card = {
    number: digits('number'),
    expMonth: Number(expiry.slice(0, 2)),
    expYear: 2_000 + Number(expiry.slice(-2)),
    cvc: form.get('cvc') ?? '',
  };
  return makeMethod(books, card).id;
}

/** The bank's refusal in the page's words; anything else is thrown on. */
export function refusalText(error: unknown, locale: PageLocale): string {
  if (error instanceof ApiError && error.status === 402)
    return errorText(error.details.code, error.details.decline_code, PAGE_TEXTS[locale]);
  throw error;
}

/** The visited address in the other language. */
export function inOtherLanguage({ query }: PageCall, locale: PageLocale): string {
  const other = new URLSearchParams(query);
  other.set('lang', locale === 'ar' ? 'en' : 'ar');
  return `?${other.toString()}`;
}
