import { isLocale, type Locale } from '@/lib/domain/locale';
import { fieldsOf, filledText, requiredIn, text } from '@/lib/domain/parse/fields';

/** Our own pages have shorter paths. */
export const NEWS_PAGE_MAX = 300;

/** A newsletter request for this address; it takes effect when the link in its mail is confirmed. */
export interface NewsRequest {
  readonly email: string;
  readonly locale: Locale;
  /** The page with the form. */
  readonly page: string;
}

/** Parses a stored request; the e-mail address is required (MalformedDocumentError). */
export function parseNewsRequest(id: string, data: unknown): NewsRequest {
  const fields = fieldsOf(data);
  return {
    email: requiredIn(`newsRequests/${id}`, fields)('email', filledText),
    locale: isLocale(fields.locale) ? fields.locale : 'en',
    page: text(fields.page) ?? '',
  };
}
