import type { SectionViewProps } from '@/components/storefront/pages/section-view';
import home from '@/components/storefront/home/home-view.module.css';
import { LinkButton } from '@/components/ui/actions/link-button';
import { Picture } from '@/components/ui/media/picture';
import { imageUrl } from '@/lib/pictures/image-url';
import { recipe } from '@/theme/recipe';

/** A large title beside a picture, as at the top of the home page. */
export function HeroSection({ section, first }: SectionViewProps<'hero'>) {
  const { title, subtitle, image, action, link } = section;
  const Heading = first ? 'h1' : 'h2';
  return (
    <div className={home.hero} data-pictured={image ? true : undefined}>
      <div className={home.words}>
        {title && (
          <Heading
            className={recipe('heading', { size: first ? '5xl' : '4xl', className: home.title })}
            lang={title.lang}
            dir={title.dir}
          >
            {title.text}
          </Heading>
        )}
        {subtitle && (
          <p className={home.subtitle} lang={subtitle.lang} dir={subtitle.dir}>
            {subtitle.text}
          </p>
        )}
        {action && (
          <LinkButton href={link} size="lg" lang={action.lang} dir={action.dir}>
            {action.text}
          </LinkButton>
        )}
      </div>
      {image && (
        <div className={home.picture} style={{ aspectRatio: `${image.width} / ${image.height}` }}>
          <Picture
            src={imageUrl(image.path)}
            alt={image.alt}
            sizes="(min-width: 90rem) 52rem, (min-width: 62em) 58vw, 100vw"
            first={first}
          />
        </div>
      )}
    </div>
  );
}
