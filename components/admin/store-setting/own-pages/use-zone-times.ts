import { useMemo } from 'react';
import { useStoreSetting } from '@/context/store-setting-context';
import { dateFormat } from '@/lib/domain/formats';
import { knownTimeZone } from '@/lib/domain/stats/store-day';
import { useWriting } from '@/lib/hooks/language/use-writing';

/** Formats instants in the store's time zone, which schedules use. */
export function useZoneTimes(): (at: number) => string {
  const writing = useWriting();
  const { timeZone } = useStoreSetting();
  return useMemo(() => {
    const format = dateFormat(writing, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: knownTimeZone(timeZone),
    });
    return (at) => format.format(at);
  }, [writing, timeZone]);
}
