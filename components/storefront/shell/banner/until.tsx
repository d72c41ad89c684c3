import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import { useLazyOverlay } from '@/components/overlays/use-lazy-overlay';
import { dayToShow, storeDay } from '@/lib/domain/stats/store-day';
import { whenIdle } from '@/lib/hooks/browser/when-idle';
import { useFormats } from '@/lib/hooks/language/use-formats';

const importCountdown = () => import('./countdown').then((module) => module.Countdown);

interface UntilProps {
  /** Milliseconds. */
  readonly to: number;
  /** The store's time zone, which decides the end's date. */
  readonly timeZone: string;
  readonly className?: string | undefined;
}

/** The day on which something ends; a countdown replaces it once the page is idle. */
export function Until({ to, timeZone, className }: UntilProps) {
  const { t } = useTranslation('common');
  const { utcDate } = useFormats();
  const { Overlay: Countdown, load } = useLazyOverlay(importCountdown);
  useEffect(() => whenIdle(load), [load]);
  return (
    <span className={className}>
      {Countdown ? (
        <Countdown until={to} />
      ) : (
        <time dateTime={new Date(to).toISOString()}>
          {t('banner.until', { date: utcDate(dayToShow(storeDay(to - 1, timeZone))) })}
        </time>
      )}
    </span>
  );
}
