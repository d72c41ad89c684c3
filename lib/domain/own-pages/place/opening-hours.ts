import { count, fieldsOf, listOf, text } from '@/lib/domain/parse/fields';
import type { FieldKind } from '@/lib/domain/parse/field-kinds';

/** 0 for Sunday to 6. */
export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** A time of the day as `hh:mm`; the pattern of `<input type="time">`. */
export const CLOCK_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** From a day's time to a later one, which is the next day's if it is not later: 18:00 to 02:00. */
export interface OpenSpan {
  readonly day: Weekday;
  readonly from: string;
  readonly to: string;
}

/** For the week. */
export const MOST_SPANS = 28;

/** A day without a span is closed. */
export const spans: FieldKind<readonly OpenSpan[]> = {
  read: (value) =>
    listOf(value, (item) => {
      const fields = fieldsOf(item);
      const day = WEEKDAYS.find((one) => one === count(fields.day));
      return day === undefined
        ? undefined
        : { day, from: text(fields.from) ?? '', to: text(fields.to) ?? '' };
    }),
  initial: [],
};

const isComplete = ({ from, to }: OpenSpan) => CLOCK_TIME.test(from) && CLOCK_TIME.test(to);

/** The week's complete spans in order; a draft may have others. */
export const weekOf = (hours: readonly OpenSpan[]): OpenSpan[] =>
  hours.filter(isComplete).sort((one, other) => one.day - other.day || one.from.localeCompare(other.from));
