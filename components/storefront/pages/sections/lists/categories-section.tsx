import type { SectionViewProps } from '@/components/storefront/pages/section-view';
import { paths } from '@/lib/paths';
import { PictureTiles } from './picture-tiles';
import { SectionFrame } from '@/components/storefront/pages/sections/section-frame';

/** Categories by their pictures. */
export const CategoriesSection = ({ section: { title, categories } }: SectionViewProps<'categories'>) => (
  <SectionFrame title={title}>
    <PictureTiles groups={categories} hrefOf={paths.category} />
  </SectionFrame>
);
