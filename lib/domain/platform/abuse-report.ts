import { isLocale, type Locale, type LocalizedText } from '@/lib/domain/locale';
import {
  fieldsOf,
  filledText,
  localizedText,
  millis,
  oneOf,
  requiredIn,
  text,
} from '@/lib/domain/parse/fields';

/** Why somebody reports a store. */
export const REPORT_REASONS = ['fraud', 'counterfeit', 'illegal', 'copyright', 'privacy', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What operators did about a report; any state may follow any other. */
export const REPORT_STATES = ['open', 'seen', 'acted'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

export const REPORT_TEXT_MAX = 2000;
export const REPORT_NOTE_MAX = 500;
/** Open reports about one store; further ones would tell operators nothing new and are not stored. */
export const MOST_OPEN_REPORTS = 200;

/** What somebody reported about a store, in `platformReports`; operators alone read it. */
export interface AbuseReport {
  readonly id: string;
  readonly storeId: string;
  readonly storeName: LocalizedText;
  readonly reason: ReportReason;
  readonly text: string;
  /** The address of who reported it; empty if they gave none. */
  readonly email: string;
  readonly locale: Locale;
  readonly state: ReportState;
  /** What an operator noted last. */
  readonly note: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
}

/** Parses a stored report; throws MalformedDocumentError without store, reason or time. */
export function parseAbuseReport(id: string, data: unknown): AbuseReport {
  const fields = fieldsOf(data);
  const need = requiredIn(`platformReports/${id}`, fields);
  return {
    id,
    storeId: need('storeId', filledText),
    storeName: localizedText(fields.storeName),
    reason: need('reason', (value) => oneOf(REPORT_REASONS, value)),
    text: text(fields.text) ?? '',
    email: text(fields.email) ?? '',
    locale: isLocale(fields.locale) ? fields.locale : 'en',
    state: oneOf(REPORT_STATES, fields.state) ?? 'open',
    note: text(fields.note) ?? '',
    createdAt: need('createdAt', millis),
  };
}
