import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { SectionViewProps } from '@/components/storefront/pages/section-view';
import { Picture } from '@/components/ui/media/picture';
import { playerOf } from '@/lib/domain/own-pages/film';
import { useHydrated } from '@/lib/hooks/browser/use-hydrated';
import { imageUrl } from '@/lib/pictures/image-url';
import { SectionFrame } from './section-frame';
import styles from './video-section.module.css';

const SITES = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

/** A video. Its site gets no request before the shopper presses play. */
export function VideoSection({ section: { title, film, image } }: SectionViewProps<'video'>) {
  const { t } = useTranslation('own-pages');
  const hydrated = useHydrated();
  const [playing, setPlaying] = useState(false);
  const name = title?.text ?? t('film');
  return (
    <SectionFrame title={title}>
      <div className={styles.frame}>
        {playing ? (
          <iframe
            className={styles.player}
            src={playerOf(film)}
            title={name}
            allow="autoplay; fullscreen; picture-in-picture"
            // The video sites refuse to play without a referrer.
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <>
            {image && (
              <Picture src={imageUrl(image.path)} alt={image.alt} sizes="(min-width: 90rem) 84rem, 100vw" />
            )}
            <button
              type="button"
              className={styles.play}
              data-bare={image ? undefined : true}
              disabled={!hydrated}
              onClick={() => setPlaying(true)}
            >
              <span className={styles.sign} aria-hidden />
              {t('play', { site: SITES[film.site] })}
            </button>
          </>
        )}
      </div>
    </SectionFrame>
  );
}
