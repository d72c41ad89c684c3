/** `every 5 minutes`, `every 2 hours`, `every day 03:30` or five crontab fields, as Cloud Scheduler writes them. */
const EVERY = /^every\s+(\d+)\s+(minute|min|hour)s?$/;
const DAILY = /^every\s+day\s+(\d{1,2}):(\d{2})$/;
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export interface Schedule {
  /** Whether it is time in the minute that begins at `minute`. */
  isDue(minute: Date): boolean;
  /** Repeats within the day, so that a run missed while the emulator was down is worth making up at once. */
  readonly isInterval: boolean;
}

/** Null for an expression that is not understood. */
export function parseSchedule(expression: string, timeZone = 'UTC'): Schedule | null {
  const [, count, unit] = EVERY.exec(expression) ?? [];
  if (count) {
    const minutes = Number(count) * (unit === 'hour' ? 60 : 1);
    return minutes > 0 ? { isDue: (minute) => minutesOf(minute) % minutes === 0, isInterval: true } : null;
  }
  const [, hour, minute] = DAILY.exec(expression) ?? [];
  const fields = hour ? `${Number(minute)} ${Number(hour)} * * *` : expression;
  return parseCrontab(fields.trim().split(/\s+/), timeZone);
}

function parseCrontab(fields: readonly string[], timeZone: string): Schedule | null {
  const [minutes, hours, days, months, weekdays] = fields.map(parseField);
  if (fields.length !== 5 || !minutes || !hours || !days || !months || !weekdays) return null;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    minute: 'numeric',
    hour: 'numeric',
    day: 'numeric',
    month: 'numeric',
    weekday: 'short',
  });
  const isDue = (time: Date) => {
    const parts = new Map(clock.formatToParts(time).map(({ type, value }) => [type, value]));
    const at = (part: Intl.DateTimeFormatPartTypes) => Number(parts.get(part));
    const weekday = WEEKDAYS.indexOf(parts.get('weekday') ?? '');
    const isWeekday = weekdays(weekday) || (weekday === 0 && weekdays(7));
    // Crontab's rule: when both days are restricted, either one is enough.
    const eitherDay = fields[2] !== '*' && fields[4] !== '*';
    const isDay = eitherDay ? days(at('day')) || isWeekday : days(at('day')) && isWeekday;
    return minutes(at('minute')) && hours(at('hour')) && months(at('month')) && isDay;
  };
  return { isDue, isInterval: fields[1] === '*' };
}

type Matches = (value: number) => boolean;

function parseField(field: string): Matches | null {
  const alternatives = field.split(',').map(parseRange);
  if (alternatives.includes(null)) return null;
  return (value) => alternatives.some((matches) => matches?.(value));
}

function parseRange(text: string): Matches | null {
  const [, whole, from, to, step] = /^(?:(\*)|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(text) ?? [];
  if (!whole && !from) return null;
  const first = Number(from ?? 0);
  const last = whole || (step && !to) ? Infinity : Number(to ?? from);
  return (value) => value >= first && value <= last && (value - first) % Number(step ?? 1) === 0;
}

function minutesOf(time: Date): number {
  return Math.floor(time.getTime() / 60_000);
}
