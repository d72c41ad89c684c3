import { errorText, PAGE_TEXTS, pageLocale } from '../pages/texts';
import type { StripeJsError } from './messages';

export type ApiResult<T> = { readonly error: StripeJsError } | { readonly result: T };

type Value = string | boolean | null | undefined | { readonly [name: string]: unknown };

/** Whose page it is: the publishable key, and the connected account where the key is its platform's. */
export interface Shop {
  readonly key: string;
  readonly account?: string;
}

/** Calls the API with the publishable key; refusals come back in the language of the page. */
export async function callApi<T>(
  origin: string,
  { key, account }: Shop,
  locale: string,
  path: string,
  params: Readonly<Record<string, Value>> | null,
): Promise<ApiResult<T>> {
  try {
    const response = await fetch(`${origin}/v1/${path}`, {
      headers: { authorization: `Bearer ${key}`, ...(account && { 'stripe-account': account }) },
      ...(params && { method: 'POST', body: encode(params) }),
    });
    const body = (await response.json()) as { error?: StripeJsError };
    return body.error ? { error: inWords(body.error, locale) } : { result: body as T };
  } catch {
    return { error: { type: 'api_connection_error', message: PAGE_TEXTS[pageLocale(locale)].processing } };
  }
}

/** Card errors get the page's words; those of programmers stay as they are. */
export function inWords(error: StripeJsError, locale: string): StripeJsError {
  const forShopper = error.type === 'card_error' || error.code === 'payment_intent_authentication_failure';
  if (!forShopper) return error;
  return { ...error, message: errorText(error.code, error.decline_code, PAGE_TEXTS[pageLocale(locale)]) };
}

function encode(params: Readonly<Record<string, unknown>>): URLSearchParams {
  const form = new URLSearchParams();
  const add = (name: string, value: unknown) => {
    if (value === undefined || value === null) return;
    if (typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) add(`${name}[${key}]`, inner);
    else form.append(name, String(value));
  };
  for (const [name, value] of Object.entries(params)) add(name, value);
  return form;
}
