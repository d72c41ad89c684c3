import { useTranslation } from 'next-i18next/pages';
import type { SectionViewProps } from '@/components/storefront/pages/section-view';
import { LinkButton } from '@/components/ui/actions/link-button';
import { Picture } from '@/components/ui/media/picture';
import { paths } from '@/lib/paths';
import { imageUrl } from '@/lib/pictures/image-url';
import { SectionFrame } from './section-frame';
import styles from './studio-section.module.css';

/** A board that shoppers can design, with a link to its studio. */
export function StudioSection({ section }: SectionViewProps<'studio'>) {
  const { t } = useTranslation('own-pages');
  const { title, subtitle, product, action } = section;
  const { slug, picture } = product;
  return (
    <SectionFrame title={title} className={styles.studio}>
      <div className={styles.board}>
        {picture && (
          <div className={styles.picture} style={{ aspectRatio: `${picture.width} / ${picture.height}` }}>
            <Picture
              src={imageUrl(picture.path)}
              alt={picture.alt}
              sizes="(min-width: 90rem) 38rem, (min-width: 48em) 46vw, 92vw"
            />
          </div>
        )}
        <div className={styles.words}>
          {subtitle && (
            <p className={styles.subtitle} lang={subtitle.lang} dir={subtitle.dir}>
              {subtitle.text}
            </p>
          )}
          <LinkButton href={paths.design(slug)} size="lg" lang={action?.lang} dir={action?.dir}>
            {action?.text ?? t('design')}
          </LinkButton>
        </div>
      </div>
    </SectionFrame>
  );
}
