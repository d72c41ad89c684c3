import type { ProductSummary } from '@/lib/domain/catalogue/product-summary';
import { ProductCard } from './product-card';
import styles from './product-grid.module.css';

/** Two columns on phones, three from the medium breakpoint, four from the large one, within 90rem. */
const SIZES = '(min-width: 90rem) 20rem, (min-width: 62em) 24vw, (min-width: 48em) 31vw, 46vw';

/** Boards visible without scrolling on a phone, which shows the fewest. */
const IN_VIEW = 4;

interface ProductGridProps {
  readonly products: readonly ProductSummary[];
  /** The first card has the page's first picture: it loads before all else. */
  readonly first?: boolean;
  readonly headingLevel?: 'h2' | 'h3';
  /** Only a part of a list: where a row has three boards, those that would not fill the last row are hidden. */
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
