import { useTranslation } from 'next-i18next/pages';
import { LinkButton } from '@/components/ui/actions/link-button';
import { Picture } from '@/components/ui/media/picture';
import { useStoreSetting } from '@/context/store-setting-context';
import { localized } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { imageUrl } from '@/lib/pictures/image-url';
import { paths } from '@/lib/paths';
import { recipe } from '@/theme/recipe';
import styles from './home-view.module.css';

/** The title, picture and button at the top of the home page, from the store's setting. */
export function HomeHero() {
  const { t } = useTranslation('catalogue');
  const locale = useLocale();
  const { title, subtitle, image } = useStoreSetting().homepage.hero;
  return (
    <div className={styles.hero} data-pictured={image ? true : undefined}>
      <div className={styles.words}>
        <h1 className={recipe('heading', { size: '5xl', className: styles.title })}>
          {localized(title, locale) || t('home.hero.title')}
        </h1>
        <p className={styles.subtitle}>{localized(subtitle, locale) || t('home.hero.subtitle')}</p>
        <LinkButton href={paths.products} size="lg" className={styles.action}>
          {t('home.hero.action')}
        </LinkButton>
      </div>
      {image && (
        <div className={styles.picture} style={{ aspectRatio: `${image.width} / ${image.height}` }}>
          <Picture
            src={imageUrl(image.path)}
            alt={localized(image.alt, locale)}
            sizes="(min-width: 90rem) 52rem, (min-width: 62em) 58vw, 100vw"
            first
          />
        </div>
      )}
    </div>
  );
}
