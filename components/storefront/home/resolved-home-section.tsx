import type { SectionViewProps } from '@/components/storefront/pages/section-view';
import { isHomeKind } from '@/lib/domain/own-pages/home/home-page';
import type { ResolvedSection } from '@/lib/domain/own-pages/resolved-section';
import type { HomeSectionId } from '@/lib/domain/store/store-setting';
import { HomeSectionView } from './home-section';

type HomeSection = ResolvedSection<HomeSectionId>;

export const isHomeSection = (section: ResolvedSection): section is HomeSection => isHomeKind(section.kind);

/** A section of the standard home page among sections that the owner composed. */
export function ResolvedHomeSection({ section }: Pick<SectionViewProps<HomeSectionId>, 'section'>) {
  const title = section.title?.text;
  return section.kind === 'topBrands' ? (
    <HomeSectionView id={section.kind} title={title} brands={section.brands} />
  ) : (
    <HomeSectionView id={section.kind} title={title} products={section.products} />
  );
}
