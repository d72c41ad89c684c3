import { useTranslation } from 'next-i18next/pages';
import { useFormats } from '@/lib/hooks/use-formats';
import { useSecondsUntil } from '@/lib/hooks/use-seconds-until';

/** Counts down how long the boards of an unfinished order are kept; `until` in milliseconds since the epoch. */
export function TimeLeft({ until }: { readonly until: number }) {
  const { t } = useTranslation('orders');
  const seconds = useSecondsUntil(until);
  const { digits } = useFormats();
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const time = digits(clock);
  return <p role="timer">{seconds > 0 ? t('unfinished.timeLeft', { time }) : t('unfinished.timeOver')}</p>;
}
