import type { SectionViewProps } from '@/components/storefront/pages/section-view';
import { paths } from '@/lib/paths';
import { PictureTiles } from './picture-tiles';
import { SectionFrame } from '@/components/storefront/pages/sections/section-frame';

/** Brands by their marks. */
export const BrandsSection = ({ section: { title, brands } }: SectionViewProps<'brands'>) => (
  <SectionFrame title={title}>
    <PictureTiles
      groups={brands}
      hrefOf={(brand) => ({ pathname: paths.products, query: { brand } })}
      marks
    />
  </SectionFrame>
);
