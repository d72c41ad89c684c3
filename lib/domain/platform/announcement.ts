import type { LocalizedText } from '@/lib/domain/locale';
import { fieldsOf, filledText, listOf, localizedText, millis, oneOf } from '@/lib/domain/parse/fields';

export const SEVERITIES = ['info', 'warning', 'critical'] as const;
export type Severity = (typeof SEVERITIES)[number];

export const ANNOUNCEMENT_TEXT_MAX = 500;
/** At once, those that wait to be shown included: more, nobody would read. */
export const MOST_ANNOUNCEMENTS = 5;

/** A notice of the platform to the people of all stores. */
export interface Announcement {
  readonly id: string;
  readonly text: LocalizedText;
  readonly severity: Severity;
  /** Milliseconds since the epoch; `until` not included. */
  readonly from: number;
  readonly until: number;
}

/** Parses the one document of all notices, in the order in which they begin; empty without it. */
export function parseAnnouncements(data: unknown): Announcement[] {
  const all = listOf(fieldsOf(data).announcements, parseAnnouncement);
  return all.sort((one, other) => one.from - other.from);
}

function parseAnnouncement(value: unknown): Announcement | undefined {
  const fields = fieldsOf(value);
  const [id, severity] = [filledText(fields.id), oneOf(SEVERITIES, fields.severity)];
  const [from, until] = [millis(fields.from), millis(fields.until)];
  if (!id || !severity || from === undefined || until === undefined) return undefined;
  return { id, text: localizedText(fields.text), severity, from, until };
}

/** Those that are shown at `now`. */
export const shownAt = (announcements: readonly Announcement[], now: number): Announcement[] =>
  announcements.filter(({ from, until }) => from <= now && now < until);
