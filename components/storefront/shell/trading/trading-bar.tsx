import { useTranslation } from 'next-i18next/pages';
import { foreignTo, localized, type LocalizedText } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/language/use-locale';
import styles from './trading-bar.module.css';

interface TradingBarProps {
  readonly state: 'paused' | 'closed';
  readonly note: LocalizedText;
}

/** Says on every page that the shop takes no orders, with the owner's own words. */
export function TradingBar({ state, note }: TradingBarProps) {
  const { t } = useTranslation('common');
  const locale = useLocale();
  const words = state === 'paused' ? localized(note, locale) : '';
  return (
    <aside className={styles.bar} aria-label={t('trading.label')}>
      <p>
        <strong>{t(`trading.${state}`)}</strong>
        {words && (
          <>
            {' '}
            <bdi {...foreignTo(locale, note)}>{words}</bdi>
          </>
        )}
      </p>
    </aside>
  );
}
