import { PageSection, isNamedByHero } from '@/components/storefront/pages/page-sections';
import { SectionsJsonLd } from '@/components/storefront/pages/sections-json-ld';
import { Part } from '@/components/storefront/shell/part';
import type { ProductImage } from '@/lib/domain/catalogue/product';
import type { ResolvedSection } from '@/lib/domain/own-pages/resolved-section';
import { paths } from '@/lib/paths';
import { HomeHero } from './home-hero';
import { isHomeSection, ResolvedHomeSection } from './resolved-home-section';
import styles from './home-view.module.css';

export interface ComposedHomeProps {
  /** For search engines; may be empty. */
  readonly description: string;
  /** The picture of shared links, if the owner chose one. */
  readonly image?: ProductImage;
  readonly sections: readonly ResolvedSection[];
}

/** A home page that the owner composed: begins with the store's hero, unless its first section is one. */
export function ComposedHome({ sections }: Pick<ComposedHomeProps, 'sections'>) {
  const isNamed = isNamedByHero(sections);
  // The hero has its own room, as have the standard sections.
  const needsRoom = (section: ResolvedSection, index: number) =>
    !isHomeSection(section) && !(isNamed && index === 0);
  return (
    <>
      {!isNamed && <HomeHero />}
      {sections.map((section, index) =>
        isHomeSection(section) && section.devices === 'all' ? (
          <Part key={section.id} name={section.kind}>
            <ResolvedHomeSection section={section} />
          </Part>
        ) : (
          <div key={section.id} className={needsRoom(section, index) ? styles.own : undefined}>
            <PageSection section={section} first={isNamed && index === 0} />
          </div>
        ),
      )}
      <SectionsJsonLd sections={sections} path={paths.home} />
    </>
  );
}
