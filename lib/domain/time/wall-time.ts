import { knownTimeZone } from '@/lib/domain/stats/store-day';

const DAY_MS = 24 * 60 * 60 * 1000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are cached, because creating one is slow. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en', {
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(timeZone, made);
  return made;
}

/** The local time of a time zone at an instant, in the format of `<input type="datetime-local">`. */
export function wallTime(ms: number, timeZone: string): string {
  const parts = formatOf(knownTimeZone(timeZone)).formatToParts(ms);
  const part = (wanted: Intl.DateTimeFormatPartTypes) =>
    parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/**
 * The instant of a local time in a time zone; null when invalid. A time that occurs twice means the first; a skipped
 * time counts as if the clocks had not changed yet.
 */
export function instantOf(wall: string, timeZone: string): number | null {
  const asUtc = Date.parse(`${wall}Z`);
  if (Number.isNaN(asUtc)) return null;
  const [one, other] = [asUtc - DAY_MS, asUtc + DAY_MS].map((ms) => asUtc - offsetAt(ms, timeZone));
  const tries = [Math.min(one ?? asUtc, other ?? asUtc), Math.max(one ?? asUtc, other ?? asUtc)];
  // Of times beyond those that a calendar can tell.
  if (tries.some(Number.isNaN)) return null;
  return tries.find((ms) => wallTime(ms, timeZone) === wall.slice(0, 16)) ?? tries[1] ?? null;
}

const offsetAt = (ms: number, timeZone: string): number => {
  const minute = Math.floor(ms / 60_000) * 60_000;
  return Date.parse(`${wallTime(minute, timeZone)}Z`) - minute;
};
