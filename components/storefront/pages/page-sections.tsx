import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import { Part } from '@/components/storefront/shell/part';
import type { ResolvedSection, ShownText } from '@/lib/domain/own-pages/resolved-section';
import type { SectionKind } from '@/lib/domain/own-pages/sections';
import { recipe } from '@/theme/recipe';
import styles from './page-sections.module.css';
import type { SectionViewProps } from './section-view';

/** Views by kind; a page loads only those that it shows. */
const VIEWS: { readonly [K in SectionKind]: ComponentType<SectionViewProps<K>> } = {
  hero: dynamic(() => import('./sections/hero-section').then((module) => module.HeroSection)),
  text: dynamic(() => import('./sections/text-section').then((module) => module.TextSection)),
  products: dynamic(() =>
    import('./sections/lists/products-section').then((module) => module.ProductsSection),
  ),
  categories: dynamic(() =>
    import('./sections/lists/categories-section').then((module) => module.CategoriesSection),
  ),
  brands: dynamic(() => import('./sections/lists/brands-section').then((module) => module.BrandsSection)),
  testimonials: dynamic(() =>
    import('./sections/lists/testimonials-section').then((module) => module.TestimonialsSection),
  ),
  studio: dynamic(() => import('./sections/studio-section').then((module) => module.StudioSection)),
  gallery: dynamic(() => import('./sections/lists/gallery-section').then((module) => module.GallerySection)),
  beforeAfter: dynamic(() =>
    import('./sections/before-after-section').then((module) => module.BeforeAfterSection),
  ),
  faq: dynamic(() => import('./sections/faq-section').then((module) => module.FaqSection)),
  countdown: dynamic(() => import('./sections/countdown-section').then((module) => module.CountdownSection)),
  video: dynamic(() => import('./sections/video-section').then((module) => module.VideoSection)),
  newsletter: dynamic(() =>
    import('./sections/newsletter-section').then((module) => module.NewsletterSection),
  ),
  contact: dynamic(() => import('./sections/contact-section').then((module) => module.ContactSection)),
  spacer: dynamic(() => import('./sections/spacer-section').then((module) => module.SpacerSection)),
};

interface PageSectionsProps {
  /** The page's heading, unless its first section is a hero with its own; null when it stands above them, as a post's. */
  readonly title: ShownText | null;
  readonly sections: readonly ResolvedSection[];
}

/** The sections of a page, in the shop and in the editor's preview. */
export function PageSections({ title, sections }: PageSectionsProps) {
  const [first] = sections;
  const { text, ...foreign } = title ?? { text: '' };
  const isNamed = title !== null && first?.kind === 'hero' && first.title !== null && first.devices === 'all';
  return (
    <div className={styles.page}>
      {title !== null && !isNamed && (
        <h1 className={recipe('heading', { size: '4xl', className: styles.title })} {...foreign}>
          {text}
        </h1>
      )}
      {sections.map((section, index) => (
        <div key={section.id} data-devices={section.devices} className={styles.section}>
          <Part name={`section ${section.kind} ${section.id}`}>
            <SectionView section={section} first={isNamed && index === 0} />
          </Part>
        </div>
      ))}
    </div>
  );
}

function SectionView<K extends SectionKind>(props: SectionViewProps<K>) {
  const View = VIEWS[props.section.kind as K] as ComponentType<SectionViewProps<K>>;
  return <View {...props} />;
}
