import { useMemo } from 'react';
import { dayToShow, type Day, type DayRange, type Month } from '@/lib/domain/stats/store-day';
import { useFormats } from '@/lib/hooks/use-formats';
import { useLocale } from '@/lib/hooks/use-locale';

/** `useFormats`, with days of the store's calendar and percentages. */
export function useFigureFormats() {
  const formats = useFormats();
  const locale = useLocale();
  return useMemo(() => {
    const tag = locale === 'ar' ? 'ar-AE' : 'en-GB';
    const dates = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC', numberingSystem: 'latn' });
      return (day: Day) => format.format(dayToShow(day));
    };
    const short = dates({ day: 'numeric', month: 'short' });
    const long = dates({ day: 'numeric', month: 'short', year: 'numeric' });
    const month = dates({ month: 'long', year: 'numeric' });
    const percent = new Intl.NumberFormat(tag, {
      style: 'percent',
      maximumFractionDigits: 0,
      numberingSystem: 'latn',
    });
    const compact = new Intl.NumberFormat(tag, {
      notation: 'compact',
      maximumFractionDigits: 1,
      numberingSystem: 'latn',
    });
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
  }, [formats, locale]);
}
