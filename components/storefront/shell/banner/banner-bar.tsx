import { useTranslation } from 'next-i18next/pages';
import { Link } from '@/components/ui/actions/link';
import { foreignTo, localized } from '@/lib/domain/locale';
import type { Banner } from '@/lib/domain/store/banner/banner';
import { useLocale } from '@/lib/hooks/language/use-locale';
import styles from './banner-bar.module.css';
import { Until } from './until';

interface BannerBarProps {
  readonly banner: Banner;
  /** The store's time zone, which decides the end's date. */
  readonly timeZone: string;
}

/** The store's announcement on every page. The page contains its end date, and counts down once it is idle. */
export function BannerBar({ banner: { text, link, to, countdown }, timeZone }: BannerBarProps) {
  const { t } = useTranslation('common');
  const locale = useLocale();
  const said = <bdi {...foreignTo(locale, text)}>{localized(text, locale)}</bdi>;
  return (
    <aside className={styles.bar} aria-label={t('banner.label')}>
      <p className={styles.words}>
        {link ? <BannerLink href={link}>{said}</BannerLink> : said}
        {countdown && to !== null && <Until to={to} timeZone={timeZone} className={styles.end} />}
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
