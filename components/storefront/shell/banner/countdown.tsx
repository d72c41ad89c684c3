import { useTranslation } from 'next-i18next/pages';
import { useCallback, useSyncExternalStore } from 'react';
import { timeLeft } from '@/lib/domain/store/banner/banner';
import { useFormats } from '@/lib/hooks/language/use-formats';

const SECOND_MS = 1000;

function everySecond(onChange: () => void): () => void {
  const timer = setInterval(onChange, SECOND_MS);
  return () => clearInterval(timer);
}

/** Counts down to an instant (milliseconds). Screen readers read it only on request; only digits change, so nothing moves. */
export function Countdown({ until }: { readonly until: number }) {
  const { t } = useTranslation('common');
  const { digits } = useFormats();
  const whole = useCallback(() => Math.floor(Date.now() / SECOND_MS) * SECOND_MS, []);
  const { days, clock } = timeLeft(until, useSyncExternalStore(everySecond, whole, whole));
  return (
    <span role="timer" aria-live="off">
      {t('banner.left', { count: days, time: digits(clock) })}
    </span>
  );
}
