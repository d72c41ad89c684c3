import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import { Part } from '@/components/storefront/shell/part';
import type { ResolvedSection, ShownText } from '@/lib/domain/own-pages/resolved-section';
import type { SectionKind } from '@/lib/domain/own-pages/sections';
import type { HomeSectionId } from '@/lib/domain/store/store-setting';
import { recipe } from '@/theme/recipe';
import styles from './page-sections.module.css';
import type { SectionViewProps } from './section-view';

const LazyHomeSection = dynamic(() =>
  import('@/components/storefront/home/resolved-home-section').then((module) => module.ResolvedHomeSection),
);
/** A function, whose one type serves each of the four kinds. */
const HomeKind = ({ section }: SectionViewProps<HomeSectionId>) => <LazyHomeSection section={section} />;

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
  hours: dynamic(() => import('./sections/hours/hours-section').then((module) => module.HoursSection)),
  newArrivals: HomeKind,
  allProducts: HomeKind,
  topBrands: HomeKind,
  trending: HomeKind,
  spacer: dynamic(() => import('./sections/spacer-section').then((module) => module.SpacerSection)),
};

interface PageSectionsProps {
  /** The page's heading, unless its first section is a hero with its own; null when it stands above them, as a post's. */
  readonly title: ShownText | null;
  readonly sections: readonly ResolvedSection[];
}

/** The sections of a page, in the shop and in the editor's preview. */
export function PageSections({ title, sections }: PageSectionsProps) {
  const { text, ...foreign } = title ?? { text: '' };
  const isNamed = title !== null && isNamedByHero(sections);
  return (
    <div className={styles.page}>
      {title !== null && !isNamed && (
        <h1 className={recipe('heading', { size: '4xl', className: styles.title })} {...foreign}>
          {text}
        </h1>
      )}
      {sections.map((section, index) => (
        <PageSection key={section.id} section={section} first={isNamed && index === 0} />
      ))}
    </div>
  );
}

/** Whether the first section is a hero with the page's heading. */
export function isNamedByHero([first]: readonly ResolvedSection[]): boolean {
  return first?.kind === 'hero' && first.title !== null && first.devices === 'all';
}

/** A section of a page, for its devices. */
export function PageSection({ section, first }: SectionViewProps<SectionKind>) {
  return (
    <div data-devices={section.devices} className={styles.section}>
      <Part name={`section ${section.kind} ${section.id}`}>
        <SectionView section={section} first={first} />
      </Part>
    </div>
  );
}

function SectionView<K extends SectionKind>(props: SectionViewProps<K>) {
  const View = VIEWS[props.section.kind as K] as ComponentType<SectionViewProps<K>>;
  return <View {...props} />;
}
