import { fieldsOf, filledText } from '@/lib/domain/parse/fields';
import { parseJsonBody } from './parse-json-body';

export interface CspViolation {
  /** The violated directive, such as `img-src`. */
  readonly directive: string;
  /** Origin of the blocked resource, or a keyword such as `inline`. */
  readonly blocked: string;
  /** Path of the page, without its query. */
  readonly page: string;
}

/** One report may hold many; the log needs a few. */
const AT_MOST = 5;

/**
 * Parses the violations of a report, in either form that browsers send: one object under `csp-report`, or the Reporting API's
 * list. Query and path of addresses are removed, because they may name people or contain tokens.
 */
export function parseCspReport(body: unknown): CspViolation[] {
  const parsed = parseJsonBody(body);
  const reports = Array.isArray(parsed) ? parsed.map((entry) => fieldsOf(fieldsOf(entry).body)) : [];
  const old = fieldsOf(fieldsOf(parsed)['csp-report']);
  return (Array.isArray(parsed) ? reports : [old]).slice(0, AT_MOST).flatMap((fields) => {
    const directive = filledText(
      fields.effectiveDirective ?? fields['effective-directive'] ?? fields['violated-directive'],
    );
    const blocked = filledText(fields.blockedURL ?? fields['blocked-uri']);
    const page = filledText(fields.documentURL ?? fields['document-uri']);
    return directive && blocked
      ? [{ directive: short(directive), blocked: originOf(blocked), page: kindOf(page) }]
      : [];
  });
}

const short = (text: string) => text.slice(0, 40);
const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : short(address));

/** `/track/TOKEN` identifies its shopper; `/track` does not. */
const kindOf = (address = '') =>
  URL.canParse(address) ? short(new URL(address).pathname.replace(/^(\/ar)?(\/[^/]*).*/, '$1$2')) : '';
