import { useMemo } from 'react';
import { dateFormat, numberFormat } from '@/lib/domain/formats';
import { dayToShow, type Day, type DayRange, type Month } from '@/lib/domain/stats/store-day';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useWriting } from '@/lib/hooks/language/use-writing';

/** `useFormats`, with days of the store's calendar and percentages. */
export function useFigureFormats() {
  const formats = useFormats();
  const writing = useWriting();
  return useMemo(() => {
    const dates = (options: Intl.DateTimeFormatOptions) => {
      const format = dateFormat(writing, { ...options, timeZone: 'UTC' });
      return (day: Day) => format.format(dayToShow(day));
    };
    const short = dates({ day: 'numeric', month: 'short' });
    const long = dates({ day: 'numeric', month: 'short', year: 'numeric' });
    const month = dates({ month: 'long', year: 'numeric' });
    const percent = numberFormat(writing, { style: 'percent', maximumFractionDigits: 0 });
    const compact = numberFormat(writing, { notation: 'compact', maximumFractionDigits: 1 });
    return {
      ...formats,
      shortDay: short,
      day: long,
      month: (value: Month) => month(`${value}-01`),
      range: ({ from, to }: DayRange) => (from === to ? long(from) : `${short(from)} – ${long(to)}`),
      /** A ratio without its sign. */
      percent: (ratio: number) => percent.format(Math.abs(ratio)),
      compact: (value: number) => compact.format(value),
    };
  }, [formats, writing]);
}
