import type { ProductSummary } from '@/lib/domain/catalogue/product-summary';
import { ProductCard } from './product-card';
import styles from './product-grid.module.css';

/** Two columns on phones, three from the medium breakpoint, four from the large one, within 90rem. */
const SIZES = '(min-width: 90rem) 20rem, (min-width: 62em) 24vw, (min-width: 48em) 31vw, 46vw';

/** On a phone, which shows the fewest, so many boards are in view without scrolling. */
const IN_VIEW = 4;

interface ProductGridProps {
  readonly products: readonly ProductSummary[];
  /** Its first picture is the first of the page: it loads before all else. */
  readonly first?: boolean;
  readonly headingLevel?: 'h2' | 'h3';
  /** Not a whole list: where three stand in a row, boards that would not fill the last row are left out. */
  readonly excerpt?: boolean;
}

export function ProductGrid({ products, first = false, headingLevel, excerpt = false }: ProductGridProps) {
  const leading = first ? products.slice(0, IN_VIEW).findIndex(({ picture }) => picture !== null) : -1;
  return (
    <ul className={styles.grid} data-excerpt={excerpt || undefined}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            sizes={SIZES}
            first={index === leading}
            {...(headingLevel && { headingLevel })}
          />
        </li>
      ))}
    </ul>
  );
}
