import { ProductGrid } from '@/components/storefront/catalogue/cards/product-grid';
import type { SectionViewProps } from '@/components/storefront/pages/section-view';
import { SectionFrame } from '@/components/storefront/pages/sections/section-frame';

/** Boards as cards, with their live prices. */
export const ProductsSection = ({ section: { title, products } }: SectionViewProps<'products'>) => (
  <SectionFrame title={title}>
    <ProductGrid products={products} headingLevel={title ? 'h3' : 'h2'} />
  </SectionFrame>
);
