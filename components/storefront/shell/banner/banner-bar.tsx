import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import { useLazyOverlay } from '@/components/overlays/use-lazy-overlay';
import { Link } from '@/components/ui/actions/link';
import { foreignTo, localized } from '@/lib/domain/locale';
import { dayToShow, storeDay } from '@/lib/domain/stats/store-day';
import type { Banner } from '@/lib/domain/store/banner/banner';
import { whenIdle } from '@/lib/hooks/browser/when-idle';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useLocale } from '@/lib/hooks/language/use-locale';
import styles from './banner-bar.module.css';

const importCountdown = () => import('./countdown').then((module) => module.Countdown);

interface BannerBarProps {
  readonly banner: Banner;
  /** Of the store, whose day the end is. */
  readonly timeZone: string;
}

/** What the store announces, on every page; its end is in the page, and counted down once the page is idle. */
export function BannerBar({ banner: { text, link, to, countdown }, timeZone }: BannerBarProps) {
  const { t } = useTranslation('common');
  const locale = useLocale();
  const said = <bdi {...foreignTo(locale, text)}>{localized(text, locale)}</bdi>;
  return (
    <aside className={styles.bar} aria-label={t('banner.label')}>
      <p className={styles.words}>
        {link ? <BannerLink href={link}>{said}</BannerLink> : said}
        {countdown && to !== null && <BannerEnd to={to} timeZone={timeZone} />}
      </p>
    </aside>
  );
}

function BannerLink({ href, children }: { readonly href: string; readonly children: React.ReactNode }) {
  return href.startsWith('/') ? (
    <Link href={href} className={styles.link}>
      {children}
    </Link>
  ) : (
    <a href={href} className={styles.link}>
      {children}
    </a>
  );
}

/** The day it ends, which makes room for the clock that takes its place. */
function BannerEnd({ to, timeZone }: { readonly to: number; readonly timeZone: string }) {
  const { t } = useTranslation('common');
  const { utcDate } = useFormats();
  const { Overlay: Countdown, load } = useLazyOverlay(importCountdown);
  useEffect(() => whenIdle(load), [load]);
  return (
    <span className={styles.end}>
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
