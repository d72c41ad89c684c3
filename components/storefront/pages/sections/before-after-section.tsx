import { useTranslation } from 'next-i18next/pages';
import { useState, type CSSProperties } from 'react';
import type { SectionViewProps } from '@/components/storefront/pages/section-view';
import { Picture } from '@/components/ui/media/picture';
import { imageUrl } from '@/lib/pictures/image-url';
import { SectionFrame } from './section-frame';
import styles from './before-after-section.module.css';

const SIZES = '(min-width: 90rem) 84rem, 100vw';

/**
 * Two pictures of one place with a slider between them, for touch, mouse and arrow keys. Without scripts they stand side by
 * side.
 */
export function BeforeAfterSection({ section }: SectionViewProps<'beforeAfter'>) {
  const { t } = useTranslation('own-pages');
  const [percent, setPercent] = useState(50);
  const { title, before, after } = section;
  const aspectRatio = `${before.width} / ${before.height}`;
  return (
    <SectionFrame title={title}>
      <div
        className={styles.slider}
        style={{ '--at': `${percent}%`, '--ratio': before.width / before.height } as CSSProperties}
      >
        <figure className={styles.picture} style={{ aspectRatio }}>
          <Picture src={imageUrl(before.path)} alt={before.alt} sizes={SIZES} />
          <figcaption className={styles.start}>{t('before')}</figcaption>
        </figure>
        <figure className={styles.picture} data-after style={{ aspectRatio }}>
          <Picture src={imageUrl(after.path)} alt={after.alt} sizes={SIZES} />
          <figcaption className={styles.end}>{t('after')}</figcaption>
        </figure>
        <span className={styles.line} aria-hidden />
        <input
          type="range"
          min={0}
          max={100}
          value={percent}
          onChange={({ target }) => setPercent(Number(target.value))}
          aria-label={t('slide')}
          className={styles.range}
        />
      </div>
    </SectionFrame>
  );
}
